import { describe, expect, it } from 'vitest';
import {
  pathOfAddress,
  redireccionesErrors,
  redirectionAt,
  redirectionTable,
  targetOf,
} from '../../contract/addresses/redirecciones.ts';

const rows = (...pairs: readonly (readonly [string, string])[]) => pairs.map(([desde, hacia]) => ({ desde, hacia }));
const errorsOf = (...pairs: readonly (readonly [string, string])[]) => [...redireccionesErrors(rows(...pairs))];

describe('the new address of a redirection', () => {
  it.each([
    ['/eventos', '/eventos'],
    ['/año?q=ñ#arriba', '/a%C3%B1o?q=%C3%B1#arriba'],
    ['/日本', '/%E6%97%A5%E6%9C%AC'],
    ['/a/../b c', '/b%20c'],
    ['/\ud800', '/%EF%BF%BD'],
    ['HTTPS://Otro.Example', 'https://otro.example/'],
    ['https://otro.example//a', 'https://otro.example//a'],
  ])('is written as browsers read it: %j', (text, target) => {
    expect(targetOf(text)).toBe(target);
  });

  it.each([
    ['//otro.example'],
    ['/\\otro.example'],
    ['/\t/otro.example'],
    ['/.//otro.example'],
    ['/a/..//otro.example'],
    ['otro.example'],
    ['javascript:alert(1)'],
    ['https://ex ample'],
    [''],
  ])('is refused if it is no path of this site and no URL: %j', (text) => {
    expect(targetOf(text)).toBeNull();
  });
});

describe('an old address', () => {
  const table = redirectionTable(
    rows(['/a/', '/1'], ['/a?x=1', '/2'], ['/a', '/3'], ['/b', '//otro.example'], ['/b/', '/4']),
  );

  it.each([
    ['/a', '/1'],
    ['/a///', '/1'],
    ['/a/?x=1', '/2'],
    ['/a?x=1/', '/2'],
    ['/a?x=2', '/1'],
    ['/b', '/4'],
  ])('%s is found with its query first, whatever slashes end it', (address, hacia) => {
    expect(redirectionAt(table, address)?.hacia).toBe(hacia);
  });

  it.each([['/A'], ['/a/b'], ['/'], ['']])('%j is not found', (address) => {
    expect(redirectionAt(table, address)).toBeNull();
  });

  it('is read in linear time', () => {
    const slashes = '/'.repeat(200_000);
    expect(redirectionAt(table, pathOfAddress(`/a${slashes}x`))).toBeNull();
    expect(redirectionAt(table, pathOfAddress(`/a?x=1${slashes}x`))?.hacia).toBe('/1');
  });
});

describe('the rules over all redirections', () => {
  const looping = (index: number, desde: string) => [index, `La dirección antigua ${desde} vuelve a sí misma`];

  it('accept chains, and rows of addresses that are pages', () => {
    expect(errorsOf(['/a', '/b'], ['/b', '/c'], ['/c', 'https://otro.example/a'])).toEqual([]);
    expect(errorsOf(['/a', '/eventos'], ['/eventos', '/a'])).toEqual([]);
  });

  it.each([['/b'], ['/b/'], ['/b?x=1'], ['/b#arriba']])('refuse a new address that is the old one: %s', (hacia) => {
    expect(errorsOf(['/a', '/b'], ['/b', hacia])).toEqual([looping(1, '/b')]);
  });

  it('refuse a page that redirects to itself', () => {
    expect(errorsOf(['/eventos', '/eventos'])).toEqual([looping(0, '/eventos')]);
  });

  it('refuse every row of a loop, and none that leads into it', () => {
    const errors = errorsOf(['/x', '/a'], ['/a', '/b'], ['/b', '/c?y=1'], ['/c', '/a']);
    expect(errors).toEqual([looping(1, '/a'), looping(2, '/b'), looping(3, '/c')]);
  });

  it('refuse an old address that is there twice', () => {
    expect(errorsOf(['/a', '/eventos'], ['/b', '/'], ['/a', '/'])).toEqual([
      [2, 'La dirección antigua /a está dos veces'],
    ]);
  });

  it('are checked in one pass over a chain of 1,000', () => {
    const chain = Array.from({ length: 1_000 }, (_, index) => [`/v${index}`, `/v${index + 1}`] as const);
    expect(errorsOf(...chain)).toEqual([]);
    expect(errorsOf(...chain, ['/v1000', '/v0'])).toHaveLength(1_001);
  });
});
