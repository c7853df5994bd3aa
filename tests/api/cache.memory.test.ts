import { expect, it, vi } from 'vitest';
import { encodeResponse } from '../../api/cache/encodedResponse.ts';
import { ResponseCache } from '../../api/cache/responseCache.ts';

const rendering = (text: string) => async () => encodeResponse(text, { 'Content-Type': 'text/plain' });
const textOf = (cache: ResponseCache, name: string) => cache.get(name)?.bodyIn('identity')?.toString();

it('renders once for concurrent requests', async () => {
  const cache = new ResponseCache();
  let rendered = 0;
  const render = async () => encodeResponse(String(++rendered), {});
  await Promise.all([cache.getOrRender('a', render), cache.getOrRender('a', render), cache.getOrRender('a', render)]);
  await cache.getOrRender('a', render);
  expect([rendered, textOf(cache, 'a')]).toEqual([1, '1']);
});

it('neither stores nor shares a rendering that began before a write', async () => {
  const cache = new ResponseCache();
  const late = Promise.withResolvers<void>();
  const before = cache.getOrRender('a', () => late.promise.then(rendering('old')));
  cache.clear();
  const after = cache.getOrRender('a', rendering('new'));
  late.resolve();
  expect((await before)?.bodyIn('identity')?.toString()).toBe('old');
  expect((await after)?.bodyIn('identity')?.toString()).toBe('new');
  expect(textOf(cache, 'a')).toBe('new');
});

it('stores neither null nor a failure', async () => {
  const cache = new ResponseCache();
  expect(await cache.getOrRender('a', async () => null)).toBeNull();
  await expect(cache.getOrRender('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await cache.getOrRender('a', rendering('there'));
  expect(textOf(cache, 'a')).toBe('there');
});

it('passes a failure on to all concurrent requests', async () => {
  const cache = new ResponseCache();
  const render = vi.fn(() => Promise.reject(new Error('refused')));
  const requests = await Promise.allSettled([cache.getOrRender('a', render), cache.getOrRender('a', render)]);
  expect(requests).toMatchObject([{ reason: { message: 'refused' } }, { reason: { message: 'refused' } }]);
  expect(render).toHaveBeenCalledTimes(1);
});

it('evicts the oldest entries when full, and does not store what is larger than the cache', async () => {
  const cache = new ResponseCache(250);
  for (const name of ['a', 'b', 'c']) await cache.getOrRender(name, rendering(name.repeat(100)));
  expect(['a', 'b', 'c'].filter((name) => cache.get(name))).toEqual(['b', 'c']);
  await cache.getOrRender('d', rendering('d'.repeat(300)));
  expect(['b', 'c', 'd'].filter((name) => cache.get(name))).toEqual(['b', 'c']);
});

it('returns nothing while writes of other instances may be unknown', async () => {
  const cache = new ResponseCache();
  let current = true;
  cache.trustWhile(() => current);
  await cache.getOrRender('a', rendering('known'));
  current = false;
  expect(cache.get('a')).toBeUndefined();
  expect((await cache.getOrRender('a', rendering('second')))?.bodyIn('identity')?.toString()).toBe('second');
});
