import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { type CallSchemas, schemas } from '../../contract/calls/schemas.ts';
import { GOOD } from '../support/calls.ts';

const ENGLISH =
  /\b(invalid|input|expected|received|required|too (small|big)|unrecognized|must|string|number|array|option|key)\b/i;
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  'x',
  'x'.repeat(60_000),
  '{',
  '[1',
  '["a"',
  '{"a":1}',
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e300,
  10n,
  {},
  { a: { b: [{}] } },
  [],
  [null],
  [5],
  [{}],
  [[]],
  ['x'.repeat(60_000)],
  new Date(0),
  () => 0,
  Symbol('x'),
];

/** The value with each part of it replaced, to the second level. */
function* mutations(good: unknown, depth = 0): Generator<unknown> {
  yield* HOSTILE;
  if (depth > 2 || typeof good !== 'object' || good === null) return;
  for (const [key, value] of Object.entries(good)) {
    for (const changed of mutations(value, depth + 1)) {
      yield Array.isArray(good) ? good.with(Number(key), changed) : { ...good, [key]: changed };
    }
  }
}

/** The names of a schema's fields, with a value that reaches the rules of each. */
function exampleOf(schema: CallSchemas['body']): object {
  const shape = (schema as { shape?: object; def?: { in?: { shape?: object } } } | undefined) ?? {};
  return Object.fromEntries(Object.keys(shape.shape ?? shape.def?.in?.shape ?? {}).map((name) => [name, [{}]]));
}

describe('no message of a schema is English', () => {
  it.each(Object.keys(schemas) as EndpointName[])('%s', (name) => {
    const { body, query }: CallSchemas = schemas[name];
    const found = new Set<string>();
    for (const [schema, good] of [
      [body, GOOD[name].body],
      [query, GOOD[name].query],
    ] as const) {
      for (const value of mutations({ ...exampleOf(schema), ...(good as object) })) {
        for (const { message } of schema?.safeParse(value).error?.issues ?? []) found.add(message);
      }
    }
    expect([...found].filter((message) => ENGLISH.test(message) || message.trim() === '')).toEqual([]);
  });
});
