import { isAllowedValue, PROPERTIES } from './allowed.ts';

export interface Rule {
  /** each 'element', '.class' or '#id' */
  selectors: readonly string[];
  declarations: string;
}

const SELECTOR = /^[.#]?[A-Za-z_][\w-]*$/;

export function sanitizeDeclarations(css: string): string {
  return withoutComments(css)
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const;
    })
    .filter(([name, value]) => PROPERTIES.has(name) && isAllowedValue(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Parses plain rules, which drawing programs use for colours; drops at-rules with their content. */
export function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  for (const chunk of withoutComments(css).split('}')) {
    const [head = '', body, ...deeper] = chunk.split('{');
    if (depth === 0 && body !== undefined && deeper.length === 0) {
      const selectors = head
        .slice(head.lastIndexOf(';') + 1)
        .split(',')
        .map((selector) => selector.trim());
      const declarations = sanitizeDeclarations(body);
      if (declarations && selectors.every((selector) => SELECTOR.test(selector))) {
        rules.push({ selectors, declarations });
      }
    }
    depth = Math.max(0, depth + (body === undefined ? 0 : 1) + deeper.length - 1);
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
