/** The guest behind this browser, and the games there are: what every page needs before anything else. */
import type { GameInfo, Me, MeChange } from './wire';
import { api, sentence } from './wire/api';

class Visit {
  me: Me | null = $state(null);
  games: GameInfo[] = $state([]);
  trouble: string | null = $state(null);

  async open(): Promise<void> {
    this.trouble = null;
    try {
      const me = await api.session();
      this.games = await api.games();
      this.me = me; // last: a page that is shown before the games are known is drawn anew, and what was typed is gone
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  async change(change: MeChange): Promise<void> {
    this.me = await api.changeMe(change);
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const visit = new Visit();
