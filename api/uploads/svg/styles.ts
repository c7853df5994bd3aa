import { isAllowedValue, PROPERTIES } from './allowed.ts';
import { RefusedPart } from './RefusedPart.ts';

export interface Rule {
  /** each of compounds such as 'rect', '.a', '#b' or 'rect.a#b', within one another */
  selectors: readonly string[];
  declarations: string;
}

const COMPOUND = /^(?:\*|[.#]?[A-Za-z_][\w-]*)(?:[.#][A-Za-z_][\w-]*)*$/;
const COMBINATOR = / ?[>+~] ?| /;
/** A drawing needs few levels; matching many of them takes a browser long. */
const MAX_LEVELS = 4;

function isKnownSelector(selector: string): boolean {
  const parts = selector.split(COMBINATOR);
  return parts.length <= MAX_LEVELS && parts.every((part) => COMPOUND.test(part));
}

/** At-rules without which a drawing is as it is drawn in most places: fonts, animations, and what holds in one medium only. */
const HARMLESS = /^@(?:-\w+-)?(?:font-face|keyframes|page|property|counter-style|media)\b/;
const EVERYWHERE = /^@media (?:all|screen)$/;

/** A value that leads out of the drawing is left out, whatever it would be drawn as. */
const LEADS_OUT = /url\(|\\/i;

/** Characters of a rule that a message quotes. */
const QUOTED = 60;

function declarationsOf(css: string): (readonly [name: string, value: string])[] {
  return withoutComments(css)
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const;
    })
    .filter(([name]) => PROPERTIES.has(name));
}

const written = (declarations: readonly (readonly [string, string])[]): string =>
  declarations
    .filter(([, value]) => isAllowedValue(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

export const sanitizeDeclarations = (css: string): string => written(declarationsOf(css));

const refusal = (head: string): RefusedPart => {
  const quoted = head.length > QUOTED ? `${head.slice(0, QUOTED)}…` : head;
  return new RefusedPart(`la regla de estilo «${quoted}»`);
};

const isHarmless = (head: string): boolean => HARMLESS.test(head) && !EVERYWHERE.test(head);

/** The part of a text after the last semicolon, with single blanks. */
const headOf = (text: string): string =>
  text
    .slice(text.lastIndexOf(';') + 1)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** @returns null for a rule that says nothing of the drawing. @throws {RefusedPart} if it cannot be kept */
function readRule(head: string, body: string): Rule | null {
  const declarations = declarationsOf(body);
  if (declarations.length === 0 || isHarmless(head)) return null;
  const selectors = head.split(',').map((selector) => selector.trim());
  const isKept = declarations.every(([, value]) => isAllowedValue(value) || LEADS_OUT.test(value));
  if (!isKept || !selectors.every(isKnownSelector)) throw refusal(head);
  const kept = written(declarations);
  return kept === '' ? null : { selectors, declarations: kept };
}

/**
 * Parses plain rules, which drawing programs use for colours. Drops those without a property of a drawing, and harmless at-rules.
 * @throws {RefusedPart} for another rule that cannot be kept, such as one in an at-rule
 */
export function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let outer = '';
  for (const chunk of withoutComments(css).split('}')) {
    const [head = '', ...bodies] = chunk.split('{');
    if (depth === 0 && bodies.length > 0) outer = headOf(head);
    if (depth + bodies.length > 1) {
      const isDrawing = [head, ...bodies].some((part) => declarationsOf(part).length > 0);
      if (isDrawing && !isHarmless(outer)) throw refusal(outer);
    } else if (bodies[0] !== undefined) {
      const rule = readRule(outer, bodies[0]);
      if (rule !== null) rules.push(rule);
    }
    depth = Math.max(0, depth + bodies.length - 1);
  }
  return rules;
}

export function writeRules(rules: readonly Rule[]): string {
  if (rules.length === 0) return '';
  const css = rules.map(({ selectors, declarations }) => `${selectors.join(',')}{${declarations}}`);
  return `<style>${css.join('')}</style>`;
}

/** Splits instead of matching: a pattern would take quadratic time on unclosed comments. */
function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*');
  return [first, ...rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))].join(' ');
}
