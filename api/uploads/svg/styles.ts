import { isAllowedValue, PROPIEDADES } from './allowed.ts';

/** One rule of a style sheet, made of what is permitted. */
export interface Rule {
  /** each 'element', '.class' or '#id' */
  selectores: readonly string[];
  declaraciones: string;
}

const SELECTOR = /^[.#]?[A-Za-z_][\w-]*$/;

/** Keeps the permitted properties of a style attribute, as 'name:value;name:value'; '' when there are none. */
export function sanitizeDeclarations(css: string): string {
  return sinComentarios(css)
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const;
    })
    .filter(([name, value]) => PROPIEDADES.has(name) && isAllowedValue(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/**
 * Reads a style sheet. Drawing programs write their colours as classes; only such plain rules are kept, at-rules and
 * all that they hold are not.
 */
export function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  for (const chunk of sinComentarios(css).split('}')) {
    const [head = '', body, ...deeper] = chunk.split('{');
    if (depth === 0 && body !== undefined && deeper.length === 0) {
      const selectores = head
        .slice(head.lastIndexOf(';') + 1)
        .split(',')
        .map((selector) => selector.trim());
      const declaraciones = sanitizeDeclarations(body);
      if (declaraciones && selectores.every((selector) => SELECTOR.test(selector))) {
        rules.push({ selectores, declaraciones });
      }
    }
    depth = Math.max(0, depth + (body === undefined ? 0 : 1) + deeper.length - 1);
  }
  return rules;
}

/** Writes rules as a style element; nothing in them can end it. */
export function writeRules(rules: readonly Rule[]): string {
  if (rules.length === 0) return '';
  const css = rules.map(({ selectores, declaraciones }) => `${selectores.join(',')}{${declaraciones}}`);
  return `<style>${css.join('')}</style>`;
}

/** By parts and not by a pattern: one that looks for the end of a comment takes the square of the length. */
function sinComentarios(css: string): string {
  const [first = '', ...rest] = css.split('/*');
  return [first, ...rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))].join(' ');
}
