/** An answer being put together: one field for each leaf of the form, however deeply it is composed. */
import type { Tally } from '../series';
import type { Form, NumberForm, OneOf, OptionId, Option, Said, SomeOf } from '../wire';
import { t } from '../words';

type Leaf = OneOf | SomeOf | NumberForm;
type Value = OptionId | OptionId[] | number | null;

/** Keys for options: H, L, U and ? have other meanings at a table. What stands further down a long list has none. */
const KEYS = '123456789abcdefgijkmnopqrstvwxyz';

export class Field<Shape extends Leaf = Leaf> {
  value: Value = $state(null);

  constructor(
    readonly path: readonly string[],
    readonly label: string | null,
    readonly form: Shape,
    /** How many options are listed before this field's, so that every option has its own key. */
    readonly before: number,
    /** What nearly everybody would choose here, chosen already; clearing takes it away. */
    usual: Value = null,
    /** What all that is chosen has to come to, where not its number counts. */
    readonly tally: Tally | null = null,
  ) {
    this.value = usual ?? untouched(form);
  }

  clear(): void {
    this.value = untouched(this.form);
  }

  has(id: OptionId): boolean {
    return Array.isArray(this.value) ? this.value.includes(id) : this.value === id;
  }

  /** Choose an option, or take it back where several can be chosen. Returns a sentence if it cannot be. */
  toggle(id: OptionId): string | null {
    const { form } = this;
    if (form.kind === 'one_of') this.value = id;
    if (form.kind !== 'some_of') return null;
    const chosen = this.chosen;
    if (chosen.includes(id)) this.value = chosen.filter((other) => other !== id);
    else if (this.tally) this.value = [...chosen.filter((other) => !this.sameCard(other, id)), id];
    else if (form.most === 1) this.value = [id];
    else if (chosen.length >= form.most) return t('You can choose {0} at most.', { 0: form.most });
    else this.value = [...chosen, id];
    return null;
  }

  private sameCard(one: OptionId, other: OptionId): boolean {
    const [a, b] = [one, other].map((id) => optionsOf(this.form).find((option) => option.id === id)?.about[0]);
    return a !== undefined && a === b;
  }

  /** What is chosen comes to this much. */
  get sum(): number {
    return this.chosen.reduce<number>((sum, id) => sum + (this.tally?.worth.get(id) ?? 0), 0);
  }

  get chosen(): OptionId[] {
    return Array.isArray(this.value) ? this.value : [];
  }

  /** The key that chooses the option at this place. */
  key(index: number): string | null {
    return KEYS[this.before + index]?.toUpperCase() ?? null;
  }

  /** What is still missing, as a sentence; null once this field can be sent. */
  get missing(): string | null {
    const { form, value } = this;
    switch (form.kind) {
      case 'one_of':
        return value === null ? t('Choose one.') : null;
      case 'some_of': {
        if (this.tally) return this.sum === this.tally.goal ? null : this.tally.said(this.sum, this.tally.goal);
        const lacking = form.least - this.chosen.length;
        if (lacking <= 0) return null;
        const open = form.most > form.least;
        if (this.chosen.length) return open ? t('Choose at least {0} more.', { 0: lacking }) : t('Choose {0} more.', { 0: lacking });
        return open ? t('Choose at least {0}.', { 0: lacking }) : t('Choose {0}.', { 0: lacking });
      }
      case 'number': {
        const fits = Number.isInteger(value) && Number(value) >= form.least && Number(value) <= form.most;
        return fits ? null : t('A whole number from {0} to {1}.', { 0: form.least, 1: form.most });
      }
    }
  }
}

function untouched(form: Leaf): Value {
  if (form.kind === 'number') return form.least;
  const ids = form.options.map((option) => option.id);
  if (form.kind === 'some_of') return form.least === ids.length ? ids : [];
  return ids.length === 1 ? ids[0]! : null;
}

/** What an option is to assistive technology; nothing but a button where a click sends the answer. */
export function roleOf(field: Field, atOnce: boolean): 'checkbox' | 'radio' | undefined {
  if (atOnce) return undefined;
  return field.form.kind === 'some_of' ? 'checkbox' : 'radio';
}

export function optionsOf(form: Leaf): readonly Option[] {
  return form.kind === 'number' ? [] : form.options;
}

export class Draft {
  readonly fields: readonly Field[];

  constructor(
    readonly form: Form,
    usual: unknown = null,
    tally: Tally | null = null,
  ) {
    const fields: Field[] = [];
    if (tally && form.kind === 'some_of') fields.push(new Field([], null, form, 0, usual as Value, tally));
    else collect(form, [], null, fields, usual);
    this.fields = fields;
  }

  /** The answer in the shape the form asks for. */
  get choice(): unknown {
    return assemble(this.form, [], this.fields);
  }

  get missing(): string | null {
    for (const field of this.fields) {
      const missing = field.missing;
      if (missing) return field.label ? `${field.label}: ${missing}` : missing;
    }
    return null;
  }

  /** Where there is much to fill in, options say their names only: with all they do, they would cover the table. */
  get brief(): boolean {
    return this.fields.length > 1;
  }

  /** What several choices must fulfil together; only the server can tell whether they do. */
  get condition(): Said | null {
    return conditionOf(this.form);
  }

  field(name: string): Field | undefined {
    return this.fields.find((field) => field.path.at(-1) === name);
  }

  byKey(key: string): { field: Field; id: OptionId } | null {
    const place = KEYS.indexOf(key.toLowerCase());
    if (place < 0) return null;
    for (const field of this.fields) {
      const option = optionsOf(field.form)[place - field.before];
      if (option) return { field, id: option.id };
    }
    return null;
  }

  clear(): void {
    for (const field of this.fields) field.clear();
  }
}

function collect(form: Form, path: string[], label: string | null, into: Field[], usual: unknown): void {
  if (form.kind === 'composition') {
    const parts = (usual ?? {}) as Record<string, unknown>;
    for (const part of form.parts) {
      collect(part.form as Form, [...path, part.name], part.label, into, parts[part.name] ?? null);
    }
    return;
  }
  const before = into.reduce((sum, field) => sum + optionsOf(field.form).length, 0);
  into.push(new Field(path, label, form, before, usual as Value));
}

function assemble(form: Form, path: string[], fields: readonly Field[]): unknown {
  if (form.kind !== 'composition') {
    return fields.find((field) => field.path.join('/') === path.join('/'))?.value ?? null;
  }
  return Object.fromEntries(
    form.parts.map((part) => [part.name, assemble(part.form as Form, [...path, part.name], fields)]),
  );
}

function conditionOf(form: Form): Said | null {
  if (form.kind === 'some_of') return form.condition;
  if (form.kind !== 'composition') return null;
  if (form.condition) return form.condition;
  return form.parts.map((part) => conditionOf(part.form as Form)).find(Boolean) ?? null;
}
