import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DocumentHead } from '../../public-site/router/DocumentHead.ts';

const MARK = '<!--cabeza-->';
const OLD = '<link rel="canonical" href="https://a.co/viejo"><meta name="citation_title" content="Viejo">';
/** What the tests of other files left, without their titles. */
const rest = document.head.innerHTML.replaceAll(/<title>[^<]*<\/title>/g, '');

const requests: { url: string; answer: (body: object | null) => Promise<void> }[] = [];
const told = vi.fn();

/** The tags between the marks. */
const shown = (): string => document.head.innerHTML.split(MARK)[1] ?? 'no mark';

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  told.mockClear();
  document.head.innerHTML = `${rest}<title>Viejo</title>${MARK}${OLD}${MARK}<meta name="color-scheme" content="light">`;
  document.addEventListener('ZoteroItemUpdated', told);
  vi.stubGlobal('fetch', (url: string) => {
    return new Promise((resolve, reject) => {
      requests.push({
        url,
        answer: async (body) => {
          if (body === null) reject(new TypeError('no network'));
          else resolve(Response.json(body));
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  });
});

afterEach(() => {
  document.removeEventListener('ZoteroItemUpdated', told);
  document.head.innerHTML = rest;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const PATH = '/productos_investigacion_detail/MQ/guia';
const head = () => new DocumentHead('/productos_investigacion', '');
const show = async (shownBy: DocumentHead, path: string, query = '') => {
  void shownBy.show(path, query);
  await vi.advanceTimersByTimeAsync(0);
};

test('the tags of the page before are gone at once, and those of the server replace them', async () => {
  void head().show(PATH, '');
  expect(shown()).toBe('');
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.map(({ url }) => url)).toEqual([`/api/cabeza?ruta=${encodeURIComponent(PATH)}`]);
  expect(told).not.toHaveBeenCalled();
  await requests[0]?.answer({ cabeza: '<meta name="citation_title" content="Guía">' });
  expect(shown()).toBe('<meta name="citation_title" content="Guía">');
  expect(document.title).toBe('Viejo');
  expect(document.querySelectorAll('meta[name="color-scheme"]')).toHaveLength(1);
  expect(told).toHaveBeenCalledOnce();
});

test('the same page keeps its tags; a filter asks once, whatever its text', async () => {
  const shownBy = head();
  await show(shownBy, '/productos_investigacion', 'utm_source=boletin');
  expect([shown(), requests.length]).toEqual([OLD, 0]);
  for (const query of ['q=c', 'q=ca', 'tipo=Libro']) await show(shownBy, '/productos_investigacion', query);
  expect(requests.map(({ url }) => url)).toEqual(['/api/cabeza?ruta=%2Fproductos_investigacion&filtrada=1']);
});

test('the last of several navigations wins', async () => {
  const shownBy = head();
  await show(shownBy, PATH);
  await show(shownBy, '/eventos');
  await requests[1]?.answer({ cabeza: '<meta name="description" content="Eventos">' });
  await requests[0]?.answer({ cabeza: OLD });
  expect(shown()).toBe('<meta name="description" content="Eventos">');
  expect(told).toHaveBeenCalledOnce();
});

test('a page that is left and shown again has its tags once', async () => {
  const shownBy = head();
  for (const path of [PATH, '/eventos', PATH]) await show(shownBy, path);
  for (const request of requests) await request.answer({ cabeza: '<meta name="description" content="D">' });
  expect(requests).toHaveLength(3);
  expect(shown()).toBe('<meta name="description" content="D">');
  expect(told).toHaveBeenCalledOnce();
});

test('an earlier page is not asked for again', async () => {
  const shownBy = head();
  await show(shownBy, PATH);
  await show(shownBy, '/eventos');
  await requests[0]?.answer(null);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(requests).toHaveLength(2);
});

test('a failed answer is asked for again after 1 s and 10 s; no other page’s tags stay meanwhile', async () => {
  await show(head(), PATH);
  await requests[0]?.answer(null);
  expect([shown(), requests.length]).toEqual(['', 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  await requests[1]?.answer(null);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await requests[2]?.answer({ cabeza: '<meta name="description" content="D">' });
  expect(shown()).toBe('<meta name="description" content="D">');
  expect(told).toHaveBeenCalledOnce();
});

test('without any answer reference managers are told that the page before is gone', async () => {
  await show(head(), PATH);
  for (const wait of [1_000, 10_000, 0]) {
    await requests.at(-1)?.answer(null);
    await vi.advanceTimersByTimeAsync(wait);
  }
  expect([shown(), requests.length]).toEqual(['', 3]);
  expect(told).toHaveBeenCalledOnce();
});

test('a document that no server rendered keeps its head', async () => {
  document.head.innerHTML = `${rest}${OLD}`;
  await show(head(), PATH);
  expect(requests).toEqual([]);
  expect(document.querySelector('meta[name="citation_title"]')).not.toBeNull();
});
