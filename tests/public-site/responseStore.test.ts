import { afterEach, expect, test, vi } from 'vitest';
import { requestKey } from '../../contract/calls/requestKey.ts';
import { ResponseStore } from '../../public-site/data/ResponseStore.ts';

const KEY = requestKey('listPublicEventos', {});

afterEach(() => vi.unstubAllGlobals());

/** A fetch stub whose responses the test sends. */
function network() {
  const requests: { url: string; respond: (body: string) => Promise<void>; fail: () => Promise<void> }[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    // One turn of the event loop, so that promise callbacks have run.
    const turn = () => new Promise<void>((done) => setTimeout(done));
    requests.push({
      url,
      respond: (body) => {
        resolve(new Response(body));
        return turn();
      },
      fail: () => {
        reject(new TypeError('no network'));
        return turn();
      },
    });
    return promise;
  });
  return requests;
}

test('prefetches a call once while it is pending or fresh, and returns it once', async () => {
  const requests = network();
  const store = new ResponseStore();
  store.prefetch('listPublicEventos', {});
  store.prefetch('listPublicEventos', {});
  await requests[0]?.respond('{"eventos":[]}');
  store.prefetch('listPublicEventos', {});
  expect(requests.map(({ url }) => url)).toEqual(['/api/eventos/get_eventos']);
  expect(await store.takePrefetched(KEY)?.response).toEqual({ eventos: [] });
  expect(store.takePrefetched(KEY)).toBeNull();
});

test('a prefetched response expires ten seconds after it was received', async () => {
  const requests = network();
  let now = 1_000;
  const store = new ResponseStore([], () => now);
  store.prefetch('listPublicEventos', {});
  now += 60_000;
  await requests[0]?.respond('{"eventos":[1]}');
  now += 10_001;
  store.prefetch('listPublicEventos', {});
  expect(requests).toHaveLength(2);
  await requests[1]?.respond('{"eventos":[2]}');
  expect(await store.takePrefetched(KEY)?.response).toEqual({ eventos: [2] });
  store.prefetch('listPublicEventos', {});
  await requests[2]?.respond('{"eventos":[3]}');
  now += 10_001;
  expect(store.takePrefetched(KEY)).toBeNull();
});

test('a failed prefetch is dropped', async () => {
  const requests = network();
  const store = new ResponseStore();
  store.prefetch('listPublicEventos', {});
  await requests[0]?.fail();
  expect(store.takePrefetched(KEY)).toBeNull();
});

test('an embedded response is not prefetched until it is consumed or cleared', () => {
  const requests = network();
  const store = new ResponseStore([[KEY, { eventos: [] }]]);
  store.prefetch('listPublicEventos', {});
  expect(requests).toHaveLength(0);
  expect(store.embedded(KEY)).toEqual({ eventos: [] });
  expect([store.consumeEmbedded(KEY), store.consumeEmbedded(KEY)]).toEqual([true, false]);
  const partial = new ResponseStore([[KEY, { eventos: [], partial: true }]]);
  expect(partial.embedded(KEY)).toBeDefined();
  expect(partial.consumeEmbedded(KEY)).toBe(false);
  const cleared = new ResponseStore([[KEY, { eventos: [] }]]);
  cleared.clearEmbedded();
  expect(cleared.embedded(KEY)).toBeUndefined();
});
