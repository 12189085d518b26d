/** A game's options, read from the JSON Schema of its configuration. */

type Schema = {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  $ref?: string;
  $defs?: Record<string, Schema>;
  'x-labels'?: Record<string, string>;
};

export interface GameOption {
  readonly name: string;
  readonly label: string;
  readonly hint: string | null;
  readonly kind: 'switch' | 'number' | 'choice' | 'numbers';
  readonly choices: readonly string[];
  /** What each of them is called. */
  readonly labels: Readonly<Record<string, string>>;
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly initial: unknown;
}

/** The server fills this one in from the number of seats. */
const FILLED_IN = 'players';

export function optionsFrom(raw: unknown): GameOption[] {
  const schema = resolve(raw as Schema, raw as Schema);
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== FILLED_IN)
    .map(([name, property]) => optionOf(name, resolve(property, raw as Schema)))
    .filter((option) => option !== null);
}

function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? (root.$defs?.[name] ?? schema) : schema;
}

function optionOf(name: string, schema: Schema): GameOption | null {
  const shape = schema.anyOf?.find((one) => one.type !== 'null') ?? schema;
  const kind = kindOf(shape);
  if (!kind) return null;
  return {
    name,
    label: schema.title ?? sentenceCase(name),
    hint: schema.description ?? null,
    kind,
    choices: (shape.enum ?? []).map(String),
    labels: schema['x-labels'] ?? {},
    least: shape.minimum,
    most: shape.maximum,
    initial: schema.default,
  };
}

function kindOf(schema: Schema): GameOption['kind'] | null {
  if (schema.enum) return 'choice';
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'integer') return 'number';
  if (schema.type === 'array' && schema.items?.type === 'integer') return 'numbers';
  return null;
}

function sentenceCase(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What was typed, as the configuration wants it; undefined leaves the game's own default. */
export function valueOf(option: GameOption, typed: string): unknown {
  const text = typed.trim();
  if (!text) return undefined;
  if (option.kind === 'number') return Number(text);
  if (option.kind === 'numbers') return text.split(/[\s,]+/).map(Number);
  return text;
}
