import { check } from 'recheck';
import { beforeAll, describe, expect, it } from 'vitest';
import { leastCpuTime } from '../support/cpuTime.ts';
import { findPatterns, patternsOfProduct } from '../support/regularExpressions.ts';

/** Milliseconds for one pattern; most need less than ten. */
const PATIENCE = 60_000;
const LENGTH = 100_000;
/** CPU time for LENGTH characters, in milliseconds. Linear patterns need less than ten, quadratic ones some seconds. */
const LINEAR_MAX = 500;

const fill = (unit: string): string => unit.repeat(LENGTH / unit.length);

/** Patterns that the checker cannot decide, with the texts that make them slowest. */
const UNDECIDED: readonly { pattern: RegExp; why: string; worst: readonly string[] }[] = [
  {
    pattern: /\b([A-Za-z]*)(\d+)-\1(\d+)\b/g,
    why: 'a back reference; \\b and the hyphen leave one start for each word',
    worst: [fill('a'), fill('1'), `${fill('a')}1-${fill('a')}`, fill('a1-'), `${fill('1')}-x`, fill('1-1a')],
  },
  {
    pattern: /url\(\s*(['"]?)#[\p{L}\p{N}_.:=/+-]+\1\s*\)/gu,
    why: 'a back reference to at most one character; every start needs its own "url("',
    worst: [fill('url('), fill('url(#a'), `url(#${fill('a')}`, `url(${fill(' ')}`, `url('#${fill("a'")}`],
  },
  {
    pattern: /(?<![\w-])([\w-]+)\s*\(/g,
    why: 'a lookbehind, which leaves one start for each word',
    worst: [fill('a'), fill('-'), `a${fill(' ')}`, fill('a '), fill('a(')],
  },
  {
    pattern:
      /^(contrasena|clave|password|passw|secreto|secreta|admin|administrador|administradora|administracion|usuario|user|root|login|acceso|bienvenid[oa]s?|welcome|hola|mundo|qwerty|asdfgh|zxcvbn|abc|iloveyou|teamo|tequiero|mucho|princesa|colombia|bogota|portal|investigacion|grupo|segur[oa]|seguridad|cambiame|temporal|prueba|test|mi|la|el|es|de|un|una|y|the|my|is)+$/,
    why: 'too many words for the automaton; it sees at most PASSWORD_MAX characters',
    worst: [fill('administradora'), fill('una'), `${fill('el')}x`, `${fill('esdeuna')}-`, `${fill('bienvenidos')}q`],
  },
  {
    pattern: /10\.\d{4,9}(?:\.\d{1,9}){0,9}\/[^\s"<>,;?#]+/i,
    why: 'too many states; each start reads at most a hundred characters before the slash',
    worst: [fill('10.0000.0'), fill('10.1234.1'), fill('1'), fill('10.'), `10.1234${fill('.1')}`, fill('10.12345/"')],
  },
  {
    pattern:
      /^[ \t]*@\s{0,9}[a-z]{1,40}\s{0,9}[{(]|@\s{0,9}[a-z]{1,40}\s{0,9}[{(]\s{0,99}(?:[^,={}"@]{0,300},)?\s{0,99}[a-z][\w:+.-]*\s*=\s*["{\w]/gim,
    why: 'too many states; the lengths are bounded, and nothing that follows the sign @ matches another one',
    worst: [
      fill('@'),
      fill('x@a{'),
      fill('x@a{a'),
      `x@a{${fill('a')}`,
      fill(`x@a{${' '.repeat(99)}a,${' '.repeat(99)}`),
      fill(`x@a{${' '.repeat(399)}`),
      fill(`x@a{${'a '.repeat(150)},a`),
      `x@a{a${fill(' ')}`,
      fill('\n@ a'),
    ],
  },
  {
    pattern: /^(portal-[\w-]+\.sqlite\.tmp(-wal|-shm|-journal)?|sacando-\w{6}|\.prueba-[\w-]{36})$/,
    why: 'slow to decide; it sees the names in the folder of backups only',
    worst: [`portal-${fill('-')}`, `portal-${fill('.sqlite.tmp')}`, `.prueba-${fill('a')}`],
  },
];

const keyOf = ({ source, flags }: Pick<RegExp, 'source' | 'flags'>): string => `/${source}/${flags}`;
const undecided = new Set(UNDECIDED.map(({ pattern }) => keyOf(pattern)));

/** Why a pattern is not known to take linear time; null if it is. */
async function problemOf(pattern: Pick<RegExp, 'source' | 'flags'>): Promise<string | null> {
  const answer = await check(pattern.source, pattern.flags, { checker: 'automaton', timeout: PATIENCE });
  if (answer.status === 'safe') return null;
  if (answer.status === 'vulnerable') return `${answer.complexity.summary}, as by ${answer.attack.pattern}`;
  return `undecided: ${answer.error.kind}`;
}

describe('the regular expressions of the product', () => {
  let found: Awaited<ReturnType<typeof patternsOfProduct>>;
  beforeAll(async () => {
    found = await patternsOfProduct();
  });

  it('take linear time', async () => {
    const problems: string[] = [];
    const places = Map.groupBy(found.literals, keyOf);
    for (const [key, [literal]] of places) {
      const problem = literal === undefined || undecided.has(key) ? null : await problemOf(literal);
      if (problem !== null) problems.push(`${literal?.place} ${key}: ${problem}`);
    }
    expect(problems).toEqual([]);
  }, 300_000);

  it('are literals, because no checker sees what is put together at run time', () => {
    expect(found.constructors).toEqual([]);
  });

  it.each(UNDECIDED.map((entry) => [keyOf(entry.pattern).slice(0, 60), entry] as const))(
    'takes linear time for the worst text, where the checker cannot decide: %s',
    async (_name, { pattern, worst }) => {
      expect(found.literals.map(keyOf)).toContain(keyOf(pattern));
      for (const text of worst) {
        const time = await leastCpuTime(() => text.replace(pattern, ''), LINEAR_MAX);
        expect(time, text.slice(0, 40)).toBeLessThan(LINEAR_MAX);
      }
    },
  );
});

describe('the check of regular expressions', () => {
  it('finds literals and constructors, not types', () => {
    const code =
      'const a: RegExp = /x+/u;\nconst b = new RegExp(a.source);\nexport const c = <p>{/z/.test("/w/")}</p>;';
    const { literals, constructors } = findPatterns('a.tsx', code);
    expect(literals).toEqual([
      { source: 'x+', flags: 'u', place: 'a.tsx:1' },
      { source: 'z', flags: '', place: 'a.tsx:3' },
    ]);
    expect(constructors).toEqual(['a.tsx:2']);
  });

  it.each([/<[^>]*>|&nbsp;/g, /\s*;\s*q=/i, /^(a+)+$/, /^\s*\d+\s*(?:px)?\s*$/])('refuses %s', async (pattern) => {
    expect(await problemOf(pattern)).toMatch(/polynomial|exponential/);
  });

  it('does not take a pattern that it cannot decide for a safe one', async () => {
    expect(await problemOf(/\/+(?=$|\?)/)).toMatch(/undecided/);
  });
});
