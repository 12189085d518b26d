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
      this.me = await api.session();
      this.games = await api.games();
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
