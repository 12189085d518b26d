/** Short names for the types that `npm run types` generates from the server's OpenAPI document. */
import type { components } from './schema';

/** Everything the server can send, by name; a game's records carry its name before theirs. */
export type Schemas = components['schemas'];

export type Said = Schemas['Said'];
export type Me = Schemas['Me'];
export type Profile = Schemas['Profile'];
export type MeChange = Schemas['MeChange'];
export type GameInfo = Schemas['GameInfo'];
export type BroughtShown = Schemas['BroughtShown'];
export type DeckChange = Schemas['DeckChange'];
export type DeckChoice = Schemas['DeckChoice'];
export type DeckShown = Schemas['DeckShown'];
export type DeckSummary = Schemas['DeckSummary'];
export type VersionShown = Schemas['VersionShown'];
export type NewDeck = Schemas['NewDeck'];
export type LookAt = Schemas['LookAt'];
export type Converted = Schemas['Converted'];
export type SwapsRequest = Schemas['SwapsRequest'];
export type HandsRequest = Schemas['HandsRequest'];
export type InsightRequest = Schemas['InsightRequest'];
export type Publishing = Schemas['Publishing'];
export type PublishedDeck = Schemas['PublishedDeck'];
export type PublishedPage = Schemas['PublishedPage'];
export type PublishedSummary = Schemas['PublishedSummary'];
export type WorkshopShown = Schemas['WorkshopShown'];
export type NewTrial = Schemas['NewTrial'];
export type TrialShown = Schemas['TrialShown'];
export type CardText = Schemas['CardText'];
export type NewTable = Schemas['NewTable'];
export type SeatPlan = NewTable['seats'][number];
export type TableInfo = Schemas['TableInfo'];
export type TableSummary = Schemas['TableSummary'];
export type Replay = Schemas['Replay'];
export type Moment = Schemas['Moment'];
export type Lesson = Schemas['LessonShown'];
export type Coached = Schemas['CoachedShown'];
export type Sign = Schemas['SignShown'];
export type Player = Schemas['Player'];
export type Problem = Schemas['Problem'];

export type Prompt = Schemas['Prompt'];
export type Form = Prompt['form'];
export type OneOf = Schemas['OneOfShown'];
export type SomeOf = Schemas['SomeOfShown'];
export type NumberForm = Schemas['NumberShown'];
export type Composition = Schemas['CompositionShown'];
export type Option = Schemas['OptionShown'];
export type OptionId = Option['id'];

export type AnyBoard = Schemas['Board'];
export type AnyScene = Schemas['Scene'];
export type AboutCard = Schemas['AboutCard'];
export type Hint = Schemas['Hint'];
export type Outcome = Schemas['OutcomeShown'];
export type OpenTable = Schemas['OpenTable'];
export type Wanted = Schemas['Wanted'];
export type Found = Schemas['Found'];
export type Offer = Schemas['OfferShown'];
export type PaceWanted = Schemas['PaceWanted'];
export type UndoShown = Schemas['UndoShown'];
export type ChatLine = Schemas['ChatLine'];
export type TableFrame = Schemas['Snapshot'] | Schemas['Update'];
export type ClientMessage = Schemas['ClientMessage'];
export type ServerMessage = Schemas['ServerMessage'];
export type Refused = Schemas['Refused'];
