import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** All code that runs in the server or in a visitor's or staff's browser. */
const PRODUCT = '{api,client,color,contract,citation,i18n,dataProvider,admin,public-site}/**/*.{ts,tsx}';

interface Pattern {
  source: string;
  flags: string;
  /** path and line */
  place: string;
}

interface Found {
  literals: Pattern[];
  /** Values of the name RegExp: a pattern made at run time is not a literal. */
  constructors: string[];
}

export function findPatterns(file: string, code: string): Found {
  const found: Found = { literals: [], constructors: [] };
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const placeOf = (start: number) => `${file}:${code.slice(0, start).split('\n').length}`;
  // The name of the type RegExp, as in `pattern: RegExp`, is no value.
  const types = new Set<number>();
  new Visitor({
    TSTypeReference: ({ typeName }) => {
      types.add(typeName.start);
    },
    Identifier: ({ name, start }) => {
      if (name === 'RegExp' && !types.has(start)) found.constructors.push(placeOf(start));
    },
    Literal: (node) => {
      if (!('regex' in node) || !node.regex) return;
      found.literals.push({ source: node.regex.pattern, flags: node.regex.flags, place: placeOf(node.start) });
    },
  }).visit(program);
  return found;
}

export async function patternsOfProduct(): Promise<Found> {
  const all: Found = { literals: [], constructors: [] };
  for await (const name of glob(PRODUCT, { cwd: ROOT })) {
    const { literals, constructors } = findPatterns(name, readFileSync(path.join(ROOT, name), 'utf8'));
    all.literals.push(...literals);
    all.constructors.push(...constructors);
  }
  return all;
}
