import type { HttpError } from '../../errors/httpError.ts';
import { isAllowedValue, isLeftOut, PROPERTIES, REFUSED_PROPERTIES } from './allowed.ts';
import { quote, refusedPart, unknownValue } from './refusedPart.ts';

export interface Rule {
  /** each of compounds such as 'rect', '.a', '#b' or 'rect.a#b', within one another */
  selectors: readonly string[];
  declarations: string;
}

const COMPOUND = /^(?:\*|[.#]?[\p{L}_][\p{L}\p{N}_-]*)(?:[.#][\p{L}_][\p{L}\p{N}_-]*)*$/u;
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

/** Whether the rules of a style element with this medium hold on a screen of any size. */
export const isEverywhere = (media = ''): boolean => ['', 'all', 'screen'].includes(media.trim());

const POINTED = /:(?:hover|focus|active|visited)\b/;
/** True for what is selected only while somebody points at it: nobody points into a picture. */
const isPointed = (selector: string): boolean => POINTED.test(selector) && !selector.includes('(');

type Declaration = readonly [name: string, value: string];

function declarationsOf(css: string): Declaration[] {
  return withoutComments(css)
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()] as const;
    })
    .filter(([name]) => PROPERTIES.has(name) || REFUSED_PROPERTIES.has(name));
}

/** @throws {HttpError} for a property that draws what cannot be kept */
export function refuseProperty(name: string, value: string): void {
  const what = REFUSED_PROPERTIES.get(name);
  if (what !== undefined && !isLeftOut(value) && !/^\s*(?:none|url\()/i.test(value)) throw refusedPart(what);
}

/** The declarations with a known value, as text. One with another value needs one before it that browsers fall back to. */
function written(
  declarations: readonly Declaration[],
  refusal: (name: string, value: string) => HttpError,
  hasFallback: (name: string) => boolean = () => false,
): string {
  const kept: Declaration[] = [];
  for (const [name, value] of declarations) {
    refuseProperty(name, value);
    if (!PROPERTIES.has(name) || isLeftOut(value)) continue;
    if (isAllowedValue(value)) kept.push([name, value]);
    else if (!hasFallback(name) && !kept.some(([earlier]) => earlier === name)) throw refusal(name, value);
  }
  return kept.map(([name, value]) => `${name}:${value}`).join(';');
}

/**
 * @param hasFallback whether the element has an attribute of the name
 * @throws {HttpError} for a value that is not known
 */
export const sanitizeDeclarations = (css: string, hasFallback: (name: string) => boolean): string =>
  written(declarationsOf(css), unknownValue, hasFallback);

const refusal = (head: string): HttpError => refusedPart(`la regla de estilo ${quote(head)}`);

const isHarmless = (head: string): boolean => HARMLESS.test(head) && !EVERYWHERE.test(head);

/** The part of a text after the last semicolon, with single blanks. */
const headOf = (text: string): string =>
  text
    .slice(text.lastIndexOf(';') + 1)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** @returns null for a rule that says nothing of the drawing. @throws {HttpError} if it cannot be kept */
function readRule(head: string, body: string): Rule | null {
  const declarations = declarationsOf(body);
  if (declarations.length === 0 || isHarmless(head)) return null;
  const selectors = head
    .split(',')
    .map((selector) => selector.trim())
    .filter((selector) => !isPointed(selector));
  if (!selectors.every(isKnownSelector)) throw refusal(head);
  const kept = selectors.length === 0 ? '' : written(declarations, () => refusal(head));
  return kept === '' ? null : { selectors, declarations: kept };
}

/**
 * Parses plain rules, which drawing programs use for colours. Drops those without a property of a drawing, and harmless at-rules.
 * @throws {HttpError} for another rule that cannot be kept, such as one in an at-rule
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
