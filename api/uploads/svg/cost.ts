import type { Rule } from './styles.ts';

interface Elemento {
  /** characters of its own tag */
  largo: number;
  hijos: Elemento[];
  /** ids that it draws besides */
  referencias: readonly string[];
}

const ETIQUETA = /<(\/?)(\w+)([^>]*)>/g;
const ATRIBUTO = /([\w:-]+)="([^"]*)"/g;
const REFERENCIA = /url\(\s*(?:'|"|&quot;)?#([^)'"&\s]+)/g;
/** Elements within elements, and references that lead to references. */
const MAX_DEPTH = 200;

/**
 * How many characters an SVG would have with each reference (use, clip-path, mask …) written out: a few lines can ask a
 * browser to draw thousands of millions of elements.
 * @param svg what limpiarSvg wrote: balanced, without '>' in values, not yet with its style element
 * @returns Infinity for references that go round in a circle or too deep
 */
export function svgCost(svg: string, rules: readonly Rule[]): number {
  const { raiz, porId } = readElements(svg, elementosPorSelector(rules));
  const known = new Map<Elemento, number>();
  const weigh = (elemento: Elemento, level: number): number => {
    const before = known.get(elemento);
    if (before !== undefined) return before;
    if (level > MAX_DEPTH) return Number.POSITIVE_INFINITY;
    // Whoever comes back here while it is being weighed goes round in a circle.
    known.set(elemento, Number.POSITIVE_INFINITY);
    let weight = elemento.largo;
    for (const hijo of elemento.hijos) weight += weigh(hijo, level + 1);
    for (const id of elemento.referencias) {
      const referred = porId.get(id);
      if (referred) weight += weigh(referred, level + 1);
    }
    known.set(elemento, weight);
    return weight;
  };
  return weigh(raiz, 0);
}

function readElements(svg: string, porSelector: ReadonlyMap<string, Elemento>) {
  const raiz: Elemento = { largo: 0, hijos: [], referencias: [] };
  const porId = new Map<string, Elemento>();
  const open = [raiz];
  for (const [whole, end, tag = '', attributes = ''] of svg.matchAll(ETIQUETA)) {
    if (end) {
      open.pop();
      continue;
    }
    const values = new Map([...attributes.matchAll(ATRIBUTO)].map(([, name = '', value = '']) => [name, value]));
    const id = values.get('id');
    const href = values.get('href');
    const selectores = [tag, `#${id}`, ...(values.get('class')?.split(/\s+/) ?? []).map((name) => `.${name}`)];
    const elemento = {
      largo: whole.length,
      hijos: selectores.flatMap((selector) => porSelector.get(selector) ?? []),
      referencias: [...referencesOf(attributes), ...(href ? [href.slice(1)] : [])],
    };
    if (id && !porId.has(id)) porId.set(id, elemento);
    open.at(-1)?.hijos.push(elemento);
    open.push(elemento);
  }
  return { raiz, porId };
}

/** What a selector's rules refer to, as one more child of whatever it selects. */
function elementosPorSelector(rules: readonly Rule[]): Map<string, Elemento> {
  const referencias = new Map<string, Set<string>>();
  for (const { selectores, declaraciones } of rules) {
    const ids = referencesOf(declaraciones);
    if (ids.length === 0) continue;
    for (const selector of selectores) {
      const known = referencias.get(selector) ?? new Set();
      for (const id of ids) known.add(id);
      referencias.set(selector, known);
    }
  }
  return new Map([...referencias].map(([selector, ids]) => [selector, { largo: 0, hijos: [], referencias: [...ids] }]));
}

function referencesOf(text: string): string[] {
  return [...text.matchAll(REFERENCIA)].map(([, id = '']) => id);
}
