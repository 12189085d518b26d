/**
 * The client's words in another language, put in while it is built.
 *
 * Sentences stand where they are shown, in English: in the components' markup, and in scripts as `t('…')`. For another
 * language each is looked up in `words/<language>.json` (English sentence to translation, blanks as {0}, {1} or {name}), and a
 * client is built of its own; so nobody fetches a catalogue they do not read. `node languages.js` prints every sentence.
 *
 * `made-up` is a language for tests: every letter of every sentence is another one, and whatever is still English on the
 * screen came from no catalogue.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';

/** The language to build for. */
export const language = process.env.BOOMTOWN_LANGUAGE ?? 'en';
export const MADE_UP = 'made-up';
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHER = 'àƀçðéƒĝĥîĵķļɱñôþɋŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞɊŔŠŢÛṼŴẊÝŽ';
const SOURCES = fileURLToPath(new URL('./src', import.meta.url));
/** Attributes that people read or hear, of elements and of our own components. */
const READ = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'detail', 'label', 'placeholder', 'title']);
/** What `index.html` says. */
const ON_THE_PAGE = [
  'Play Doomtown: Reloaded and Dice Town with friends or bots.',
  'Boomtown needs JavaScript to play in the browser. In a terminal, run “boomtown play”.',
];
/** What is written as it is. */
const CODE = new Set(['code', 'kbd']);

/** @param {string} sentence */
export function madeUp(sentence) {
  return sentence.replace(/\{\w+\}|[A-Za-z]/g, (found) => (found.length > 1 ? found : [...OTHER][PLAIN.indexOf(found)]));
}

/** @param {string} language @returns {((sentence: string) => string) | null} null: the sentences are as they stand. */
export function translator(language) {
  if (!language || language === 'en') return null;
  if (language === MADE_UP) return madeUp;
  const catalogue = JSON.parse(readFileSync(new URL(`./words/${language}.json`, import.meta.url), 'utf8'));
  return (sentence) => catalogue[sentence] ?? sentence;
}

/** What scripts say, by the English sentence; null in English. @param {string} language */
export function catalogueOf(language) {
  const translate = translator(language);
  return translate && Object.fromEntries(inScripts().map((sentence) => [sentence, translate(sentence)]));
}

/** A preprocessor for Svelte that translates markup. @param {string} language */
export function markupIn(language) {
  const translate = translator(language);
  return {
    name: 'words',
    /** @param {{ content: string }} component */
    markup: ({ content }) => (translate ? { code: rewritten(content, translate) } : undefined),
  };
}

/** The page around it all in a language. @param {string} language @returns {(page: string) => string} */
export function pageIn(language) {
  const translate = translator(language);
  if (!translate) return (page) => page;
  return (page) => ON_THE_PAGE.reduce((whole, sentence) => whole.replace(sentence, () => translate(sentence)), page.replace('lang="en"', `lang="${language}"`));
}

/**
 * A sentence in markup: where it stands, what it says with blanks, what is put into these (with sentences of its own), the
 * spaces around it, and how words are written there.
 * @typedef {{ start: number, end: number, sentence: string, blanks: Blank[], around: [string, string], write: (words: string) => string }} Sentence
 * @typedef {{ start: number, end: number, inside: Sentence[] }} Blank
 */

/** @param {string} source @param {(sentence: string) => string} translate */
function rewritten(source, translate) {
  /** @param {number} start @param {number} end @param {Sentence[]} sentences @returns {string} */
  function render(start, end, sentences) {
    let code = '';
    let at = start;
    for (const { start: first, end: last, sentence, blanks, around, write } of [...sentences].sort((one, other) => one.start - other.start)) {
      const parts = translate(sentence).split(/\{(\d+)\}/);
      const said = parts.map((part, place) => (place % 2 ? put(blanks[Number(part)]) : write(part))).join('');
      code += source.slice(at, first) + around[0] + said + around[1];
      at = last;
    }
    return code + source.slice(at, end);
  }
  /** @param {Blank | undefined} blank */
  const put = (blank) => (blank ? render(blank.start, blank.end, blank.inside) : '');
  return render(0, source.length, found(source));
}

/** Every sentence in a component's markup. @param {string} source */
function found(source) {
  /** @type {Sentence[]} */
  let sentences = [];
  const inMarkup = (/** @type {string} */ words) => words.replace(/[&<>{}]/g, (sign) => `&#${sign.charCodeAt(0)};`);

  /** What is said inside of something. @param {() => void} look @returns {Sentence[]} */
  function inside(look) {
    const outer = sentences;
    sentences = [];
    look();
    const inner = sentences;
    sentences = outer;
    return inner;
  }

  /** Text and what is put into it, next to each other: one sentence. @param {any[]} run @param {(words: string) => string} write */
  function take(run, write) {
    const tags = run.filter(({ type }) => type === 'ExpressionTag');
    if (!run.some(({ type, data }) => type === 'Text' && /[A-Za-z]{2}/.test(data))) {
      for (const tag of tags) value(tag.expression);
      return;
    }
    const blanks = tags.map((tag) => ({ start: tag.start, end: tag.end, inside: inside(() => value(tag.expression)) }));
    const whole = run.map((node) => (node.type === 'Text' ? node.data.replace(/\s+/g, ' ') : `{${tags.indexOf(node)}}`)).join('');
    sentences.push({
      start: run[0].start,
      end: run.at(-1).end,
      sentence: whole.trim(),
      blanks,
      around: [whole.startsWith(' ') ? ' ' : '', whole.endsWith(' ') ? ' ' : ''],
      write,
    });
  }

  /** Words that an expression comes to. @param {any} node */
  function value(node) {
    switch (node?.type) {
      case 'Literal':
        if (typeof node.value === 'string' && /[A-Za-z]{2}/.test(node.value)) literal(node);
        return;
      case 'TemplateLiteral':
        template(node);
        return;
      case 'ConditionalExpression':
        value(node.consequent);
        value(node.alternate);
        return;
      case 'LogicalExpression':
      case 'BinaryExpression':
        if (node.operator === '+' || node.type === 'LogicalExpression') {
          value(node.left);
          value(node.right);
        }
    }
  }

  /** @param {any} node */
  function literal(node) {
    const around = /** @type {[string, string]} */ (["'", "'"]);
    sentences.push({ start: node.start, end: node.end, sentence: node.value, blanks: [], around, write: (words) => words.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n') });
  }

  /** @param {any} node */
  function template(node) {
    const whole = node.quasis.map((/** @type {any} */ part, /** @type {number} */ place) => (place ? `{${place - 1}}` : '') + part.value.cooked).join('');
    if (!/[A-Za-z]{2}/.test(whole)) {
      node.expressions.forEach(value);
      return;
    }
    const blanks = node.quasis.slice(1).map((/** @type {any} */ part, /** @type {number} */ place) => ({
      start: node.quasis[place].end, // from the dollar sign to the closing brace
      end: part.start,
      inside: inside(() => value(node.expressions[place])),
    }));
    const around = /** @type {[string, string]} */ (['', '']);
    sentences.push({ start: node.start + 1, end: node.end - 1, sentence: whole, blanks, around, write: (words) => words.replace(/[`\\$]/g, '\\$&') });
  }

  /** @param {any} node */
  function walk(node) {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      let run = [];
      for (const each of [...node, null]) {
        if (each?.type === 'Text' || each?.type === 'ExpressionTag') run.push(each);
        else {
          if (run.length) take(run, inMarkup);
          run = [];
          walk(each);
        }
      }
      return;
    }
    if (CODE.has(node.name)) return;
    for (const attribute of node.attributes ?? []) {
      if (attribute.type !== 'Attribute' || !READ.has(attribute.name) || attribute.value === true) continue;
      const parts = Array.isArray(attribute.value) ? attribute.value : [attribute.value];
      take(parts, (words) => inMarkup(words).replaceAll('"', '&quot;'));
    }
    for (const key of ['fragment', 'nodes', 'consequent', 'alternate', 'body', 'fallback', 'pending', 'then', 'catch']) walk(node[key]);
  }

  walk(parse(source, { modern: true }).fragment);
  return sentences;
}

/** The sentences that scripts say: `t('…')`, and what is counted, one and many. */
function inScripts() {
  const said = /\bt\(\s*'((?:[^'\\]|\\.)*)'/g;
  const counted = /\bcounted\([^'"]*'([^']+)'(?:,\s*'([^']+)')?/g;
  return ['ts', 'svelte'].flatMap(files).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const sentences = [...source.matchAll(said)].map(([, sentence]) => sentence.replace(/\\(.)/g, '$1'));
    return [...sentences, ...[...source.matchAll(counted)].flatMap(([, one, many]) => [one, many ?? `${one}s`])];
  });
}

/** @param {string} ending */
function files(ending) {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(`.${ending}`) && !name.endsWith('schema.ts'))
    .map((name) => `${SOURCES}/${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  /** @param {Sentence} said @returns {string[]} */
  const all = ({ sentence, blanks }) => [sentence, ...blanks.flatMap((blank) => blank.inside.flatMap(all))];
  const markup = files('svelte').flatMap((file) => found(readFileSync(file, 'utf8')).flatMap(all));
  console.log(JSON.stringify([...new Set([...markup, ...inScripts(), ...ON_THE_PAGE])].sort(), null, 1));
}
