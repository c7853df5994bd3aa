import type { Rule } from './styles.ts';

interface SvgElement {
  tagLength: number;
  children: SvgElement[];
  references: readonly string[];
}

const TAG = /<(\/?)(\w+)((?:[^\w<>][^<>]*)?)>/g;
const ATTRIBUTE = /\s([\w:-]+)="([^"]*)"/g;
const REFERENCE = /url\(\s*(?:'|"|&quot;)?#([^)'"&\s]+)/g;
const MAX_DEPTH = 200;

/** The length of the SVG with all references expanded. Nested references multiply it ('billion laughs'). */
export function svgCost(svg: string, rules: readonly Rule[]): number {
  const { root, byId } = readElements(svg, elementsBySelector(rules));
  const weights = new Map<SvgElement, number>();
  const weigh = (element: SvgElement, level: number): number => {
    const known = weights.get(element);
    if (known !== undefined) return known;
    if (level > MAX_DEPTH) return Number.POSITIVE_INFINITY;
    // A circular reference meets its own element again.
    weights.set(element, Number.POSITIVE_INFINITY);
    let weight = element.tagLength;
    for (const child of element.children) weight += weigh(child, level + 1);
    for (const id of element.references) {
      const referred = byId.get(id);
      if (referred) weight += weigh(referred, level + 1);
    }
    weights.set(element, weight);
    return weight;
  };
  return weigh(root, 0);
}

function readElements(svg: string, bySelector: ReadonlyMap<string, SvgElement>) {
  const root: SvgElement = { tagLength: 0, children: [], references: [] };
  const byId = new Map<string, SvgElement>();
  const open = [root];
  for (const [whole, end, tag = '', attributes = ''] of svg.matchAll(TAG)) {
    if (end) {
      open.pop();
      continue;
    }
    const values = new Map([...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
    const id = values.get('id');
    const href = values.get('href');
    const selectors = ['*', tag, `#${id}`, ...(values.get('class')?.split(/\s+/) ?? []).map((name) => `.${name}`)];
    const element = {
      tagLength: whole.length,
      children: selectors.flatMap((selector) => bySelector.get(selector) ?? []),
      references: [...referencesOf(attributes), ...(href ? [href.slice(1)] : [])],
    };
    if (id && !byId.has(id)) byId.set(id, element);
    open.at(-1)?.children.push(element);
    open.push(element);
  }
  return { root, byId };
}

/** The last name of the last part: 'rect.a' and '#g rect.a' select no more elements than '.a'. */
function lastName(selector: string): string {
  const part = selector.slice(
    Math.max(...[' ', '>', '+', '~'].map((combinator) => selector.lastIndexOf(combinator))) + 1,
  );
  return part.slice(Math.max(0, part.lastIndexOf('.'), part.lastIndexOf('#')));
}

/** The references of each selector's rules, as an extra child of the elements that it may select. */
function elementsBySelector(rules: readonly Rule[]): Map<string, SvgElement> {
  const references = new Map<string, Set<string>>();
  for (const { selectors, declarations } of rules) {
    const ids = referencesOf(declarations);
    if (ids.length === 0) continue;
    for (const name of selectors.map(lastName)) {
      const all = references.get(name) ?? new Set();
      for (const id of ids) all.add(id);
      references.set(name, all);
    }
  }
  return new Map(
    [...references].map(([selector, ids]) => [selector, { tagLength: 0, children: [], references: [...ids] }]),
  );
}

function referencesOf(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, id = '']) => id);
}
