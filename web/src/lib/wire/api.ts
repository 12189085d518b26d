/** The HTTP half of the protocol. Whatever is refused is thrown as a `Refusal` with the server's own sentence. */
import type {
  BroughtShown,
  CardText,
  Converted,
  DeckChange,
  DeckShown,
  DeckSummary,
  Found,
  GameInfo,
  LobbyLine,
  Lesson,
  HandsRequest,
  InsightRequest,
  LanguageShown,
  LookAt,
  Me,
  MeChange,
  NewDeck,
  NewTable,
  NoticeShown,
  NewTrial,
  OpenTable,
  PasskeyShown,
  Problem,
  Profile,
  PublishedDeck,
  PublishedPage,
  Publishing,
  ReckoningShown,
  Replay,
  Shunned,
  Somebody,
  SwapsRequest,
  TableFrame,
  TableInfo,
  TableSummary,
  ReviewShown,
  TrialShown,
  VersionShown,
  Wanted,
  WatchedTable,
  WorkshopShown,
} from './index';
import { t } from '../words';

export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

const UNREACHABLE = t('The server cannot be reached. Is it running?');

async function call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
    init.keepalive = method === 'PATCH'; // a changed setting arrives even if the page is left at once
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal(UNREACHABLE, 0);
  }
  if (!response.ok) throw new Refusal(await sentenceOf(response), response.status);
  return (response.status === 204 ? undefined : await response.json()) as Reply;
}

async function sentenceOf(response: Response): Promise<string> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (problem.detail) return problem.detail;
  } catch {
    // Not one of the server's own answers: a proxy's page, perhaps.
  }
  return t('The server answered {0} {1}.', { 0: response.status, 1: response.statusText });
}

const at = encodeURIComponent;
const seen = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  languages: () => call<LanguageShown[]>('GET', '/languages'),
  session: () => call<Me>('POST', '/session'),
  setPassword: (password: string) => call<Me>('PUT', '/me/password', { password }),
  newCode: () => call<{ code: string }>('POST', '/me/recovery'),
  enter: (name: string, password: string) => call<Me>('POST', '/session/password', { name, password }),
  enterByCode: (code: string) => call<Me>('POST', '/session/recovery', { code }),
  leaveSession: () => call<undefined>('POST', '/session/leave'),
  leaveElsewhere: () => call<undefined>('POST', '/session/leave-elsewhere'),
  profile: () => call<Profile>('GET', '/me/profile'),
  forgetMe: (name: string) => call<undefined>('DELETE', '/me', { name }),
  changeMe: (change: MeChange) => call<Me>('PATCH', '/me', change),
  lobby: (after: number) => call<LobbyLine[]>('GET', `/lobby/chat?after=${after}`),
  sayInLobby: (text: string) => call<LobbyLine>('POST', '/lobby/chat', { text }),
  shunned: () => call<Shunned[]>('GET', '/me/shunned'),
  shun: (who: Somebody, kind: 'mute' | 'block') => call<Shunned[]>('POST', '/me/shunned', { who, kind }),
  forgive: (id: number) => call<Shunned[]>('DELETE', `/me/shunned/${id}`),
  report: (who: Somebody, why: string) => call<undefined>('POST', '/reports', { who, why }),
  watched: () => call<WatchedTable[]>('GET', '/me/watched'),
  watch: (id: string) => call<undefined>('PUT', `/me/watched/${at(id)}`),
  unwatch: (id: string) => call<undefined>('DELETE', `/me/watched/${at(id)}`),
  notices: () => call<NoticeShown[]>('GET', '/me/notices'),
  dropNotice: (id: number) => call<NoticeShown[]>('DELETE', `/me/notices/${id}`),
  pushKey: () => call<{ key: string }>('GET', '/me/notices/push'),
  subscribe: (given: { endpoint: string; p256dh: string; auth: string }) => call<NoticeShown[]>('POST', '/me/notices/push', given),
  addHook: (url: string) => call<{ secret: string }>('POST', '/me/notices/hooks', { url }),
  passkeys: () => call<PasskeyShown[]>('GET', '/me/passkeys'),
  passkeyOptions: () => call<{ options: Record<string, unknown> }>('POST', '/me/passkeys/options'),
  addPasskey: (title: string, credential: Record<string, unknown>) => call<PasskeyShown[]>('POST', '/me/passkeys', { title, credential }),
  dropPasskey: (id: string) => call<PasskeyShown[]>('DELETE', `/me/passkeys/${at(id)}`),
  passkeyAsked: () => call<{ options: Record<string, unknown> }>('POST', '/session/passkey/options'),
  enterByPasskey: (credential: Record<string, unknown>) => call<Me>('POST', '/session/passkey', { credential }),
  games: () => call<GameInfo[]>('GET', '/games'),
  cards: (game: string) => call<CardText[]>('GET', `/games/${at(game)}/cards`),
  findCards: (game: string, query: string) => call<string[]>('GET', `/games/${at(game)}/cards/found?query=${at(query)}`),
  lessons: (game: string) => call<Lesson[]>('GET', `/games/${at(game)}/lessons`),
  beginLesson: (game: string, lesson: string) => call<TableInfo>('POST', `/games/${at(game)}/lessons/${at(lesson)}`),
  workshop: (game: string) => call<WorkshopShown>('GET', `/games/${at(game)}/workshop`),
  look: (game: string, what: string, terms: Partial<Omit<LookAt, 'what'>> = {}) =>
    call<BroughtShown>('POST', `/games/${at(game)}/look`, { what, ...terms }),
  /** What a list comes to is a game's own affair; whoever asks knows its shape. */
  insight: (game: string, wanted: InsightRequest) => call<unknown>('POST', `/games/${at(game)}/insight`, wanted),
  swaps: (game: string, wanted: SwapsRequest) => call<unknown>('POST', `/games/${at(game)}/swaps`, wanted),
  reckoning: () => call<ReckoningShown>('GET', '/reckoning'),
  sampleHands: (game: string, wanted: HandsRequest) => call<unknown>('POST', `/games/${at(game)}/hands`, wanted),
  convertDeck: (game: string, list: string, to: string) => call<Converted>('POST', `/games/${at(game)}/convert`, { list, to }),
  decks: () => call<DeckSummary[]>('GET', '/decks'),
  newDeck: (deck: NewDeck) => call<DeckShown>('POST', '/decks', deck),
  deck: (id: string) => call<DeckShown>('GET', `/decks/${at(id)}`),
  keepDeck: (id: string, change: DeckChange) => call<DeckShown>('PUT', `/decks/${at(id)}`, change),
  dropDeck: (id: string) => call<undefined>('DELETE', `/decks/${at(id)}`),
  deckVersions: (id: string) => call<VersionShown[]>('GET', `/decks/${at(id)}/versions`),
  deckVersion: (id: string, version: number) => call<DeckShown>('GET', `/decks/${at(id)}/versions/${version}`),
  publishDeck: (id: string, wanted: Publishing) => call<DeckShown>('PUT', `/decks/${at(id)}/published`, wanted),
  published: (query: string, faction: string, page: number) =>
    call<PublishedPage>('GET', `/published?query=${at(query)}&faction=${at(faction)}&page=${page}`),
  publishedDeck: (code: string) => call<PublishedDeck>('GET', `/published/${at(code)}`),
  copyDeck: (code: string) => call<DeckShown>('POST', `/published/${at(code)}/copy`),
  newTrial: (wanted: NewTrial) => call<TrialShown>('POST', '/trials', wanted),
  trial: (id: string) => call<TrialShown>('GET', `/trials/${at(id)}`),
  stopTrial: (id: string) => call<TrialShown>('DELETE', `/trials/${at(id)}`),
  tables: () => call<TableSummary[]>('GET', '/tables'),
  openTables: () => call<OpenTable[]>('GET', '/open'),
  findGame: (wanted: Wanted) => call<Found>('POST', '/match', wanted),
  createTable: (table: NewTable) => call<TableInfo>('POST', '/tables', table),
  table: (id: string) => call<TableInfo>('GET', `/tables/${at(id)}`),
  start: (id: string) => call<TableInfo>('POST', `/tables/${at(id)}/start`),
  changeSeat: (id: string, seat: number, bot: string | null) =>
    call<TableInfo>('PUT', `/tables/${at(id)}/seats/${seat}`, { bot }),
  leave: (id: string, bot: string | null) => call<TableInfo>('POST', `/tables/${at(id)}/leave`, { bot }),
  concede: (id: string) => call<TableInfo>('POST', `/tables/${at(id)}/concede`),
  rematch: (id: string) => call<TableInfo>('POST', `/tables/${at(id)}/rematch`),
  unlist: (id: string) => call<undefined>('DELETE', `/tables/${at(id)}`),
  comeBack: (id: string) => call<TableInfo>('POST', `/tables/${at(id)}/return`),
  startReview: (id: string, seat: number | null) => call<ReviewShown>('POST', `/tables/${at(id)}/review${seen(seat)}`),
  review: (id: string, seat: number | null) => call<ReviewShown>('GET', `/tables/${at(id)}/review${seen(seat)}`),
  replay: (id: string, seat: number | null) => call<Replay>('GET', `/tables/${at(id)}/replay${seen(seat)}`),
  moment: (id: string, seat: number | null, moment: number) =>
    call<TableFrame>('GET', `/tables/${at(id)}/replay/${moment}${seen(seat)}`),
  playOn: (id: string, moment: number, seat: number) => call<TableInfo>('POST', `/tables/${at(id)}/branch`, { at: moment, seat }),
  /** Where a finished game can be had as a file. */
  journal: (id: string) => `/api/tables/${at(id)}/journal`,
  invitation: (code: string) => call<TableInfo>('GET', `/invitations/${at(code)}`),
  join: (code: string, brings: { brings?: string; deck?: string } = {}) =>
    call<TableInfo>('POST', `/invitations/${at(code)}/join`, { seat: null, ...brings }),
};

/** The sentence to show for anything that was thrown. */
export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
