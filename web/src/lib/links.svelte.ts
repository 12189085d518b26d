/** Which rule a sentence or a card leads to. It is fetched once a game, late, and nothing but the links hangs on it. */
import { addressOf, linksOf, type Links } from './rulebook';

const known: Record<string, Links> = $state({});
const asked = new Set<string>();

/** Fetch the links of a game, unless they are here or on their way. */
export function learnLinks(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  linksOf(game).then(
    (links) => (known[game] = links),
    () => asked.delete(game),
  );
}

/** The address of the rule that a sentence tells of, by its key. */
export function ruleTold(game: string | undefined, key: string | undefined): string | null {
  const rule = game && key ? known[game]?.lines[key] : undefined;
  return game && rule ? addressOf(game, rule) : null;
}

/** The address of what is ruled about a card, or else about cards of its type. */
export function ruleAbout(game: string, title: string, type: string): string | null {
  const ruling = known[game]?.cards[title];
  return ruling ? addressOf(game, ruling) : ruleTold(game, `${game}-type-${type}`);
}

/** Whether something is ruled about this very card. */
export function isRuledOn(game: string, title: string): boolean {
  return known[game]?.cards[title] !== undefined;
}
