import { describe, expect, it, vi } from 'vitest';
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
  expect((await before).bodyIn('identity')?.toString()).toBe('old');
  expect((await after).bodyIn('identity')?.toString()).toBe('new');
  expect(textOf(cache, 'a')).toBe('new');
});

it('stores no failure', async () => {
  const cache = new ResponseCache();
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

describe('renewed after a write of many records', () => {
  /** A cache with 'a' and 'b', and a rendering that waits until it is let go. */
  async function twoEntries() {
    const cache = new ResponseCache();
    let state = 'old';
    let paused = Promise.resolve();
    const render = (name: string) => async () => {
      await paused;
      return encodeResponse(`${state} ${name}`, {});
    };
    for (const name of ['a', 'b']) await cache.getOrRender(name, render(name));
    const gate = Promise.withResolvers<void>();
    state = 'new';
    paused = gate.promise;
    return { cache, render, letGo: gate.resolve, texts: () => ['a', 'b'].map((name) => textOf(cache, name)) };
  }

  it('returns what it had until the new responses are there', async () => {
    const { cache, letGo, texts } = await twoEntries();
    const renewed = cache.renew(Number.POSITIVE_INFINITY);
    expect(texts()).toEqual(['old a', 'old b']);
    letGo();
    await renewed;
    expect(texts()).toEqual(['new a', 'new b']);
  });

  it('deletes what it has no time for and what is refused now', async () => {
    const { cache, letGo, texts } = await twoEntries();
    letGo();
    await cache.renew(Number.NEGATIVE_INFINITY);
    expect(texts()).toEqual([undefined, undefined]);
    const render = vi.fn(rendering('once'));
    await cache.getOrRender('a', render);
    render.mockRejectedValue(new Error('refused'));
    await cache.renew(Number.POSITIVE_INFINITY);
    expect([textOf(cache, 'a'), cache.bytes]).toEqual([undefined, 0]);
  });

  it('ends when the cache is cleared meanwhile, and stores nothing more', async () => {
    const { cache, letGo, texts } = await twoEntries();
    const renewed = cache.renew(Number.POSITIVE_INFINITY);
    cache.clear();
    expect(texts()).toEqual([undefined, undefined]);
    letGo();
    await renewed;
    expect([...texts(), cache.bytes]).toEqual([undefined, undefined, 0]);
  });

  it('does not store a rendering that began before', async () => {
    const cache = new ResponseCache();
    const late = Promise.withResolvers<void>();
    const before = cache.getOrRender('a', () => late.promise.then(rendering('old')));
    await cache.renew(Number.POSITIVE_INFINITY);
    late.resolve();
    await before;
    expect(cache.get('a')).toBeUndefined();
  });
});
