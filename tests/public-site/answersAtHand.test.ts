import { afterEach, expect, test, vi } from 'vitest';
import { AnswersAtHand } from '../../public-site/data/AnswersAtHand.ts';
import { keyOfCall } from '../../public-site/data/ask.ts';

const KEY = keyOfCall('listPublicEventos', {});

afterEach(() => vi.unstubAllGlobals());

/** A network whose answers are given by hand. */
function network() {
  const asked: { url: string; answer: (body: string) => Promise<void>; fail: () => Promise<void> }[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    // A turn of the loop, so that whoever waits for the answer has heard it.
    const turn = () => new Promise<void>((done) => setTimeout(done));
    asked.push({
      url,
      answer: (body) => {
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
  return asked;
}

test('a call that is under way, or whose answer is fresh, is not made again, and is handed over once', async () => {
  const asked = network();
  const answers = new AnswersAtHand();
  answers.askAhead('listPublicEventos', {});
  answers.askAhead('listPublicEventos', {});
  await asked[0]?.answer('{"eventos":[]}');
  answers.askAhead('listPublicEventos', {});
  expect(asked.map(({ url }) => url)).toEqual(['/api/eventos/get_eventos']);
  expect(await answers.take(KEY)?.answer).toEqual({ eventos: [] });
  expect(answers.take(KEY)).toBeNull();
});

test('an answer that has waited for more than ten seconds is neither handed over nor in the way of a new one', async () => {
  const asked = network();
  let now = 1_000;
  const answers = new AnswersAtHand([], () => now);
  answers.askAhead('listPublicEventos', {});
  now += 60_000;
  await asked[0]?.answer('{"eventos":[1]}');
  now += 10_001;
  answers.askAhead('listPublicEventos', {});
  expect(asked).toHaveLength(2);
  await asked[1]?.answer('{"eventos":[2]}');
  expect(await answers.take(KEY)?.answer).toEqual({ eventos: [2] });
  answers.askAhead('listPublicEventos', {});
  await asked[2]?.answer('{"eventos":[3]}');
  now += 10_001;
  expect(answers.take(KEY)).toBeNull();
});

test('a call that failed before its page came is forgotten, so that the page makes it', async () => {
  const asked = network();
  const answers = new AnswersAtHand();
  answers.askAhead('listPublicEventos', {});
  await asked[0]?.fail();
  expect(answers.take(KEY)).toBeNull();
});

test('what came inside the document is asked for by nobody, until it is used or another page is visited', () => {
  const asked = network();
  const answers = new AnswersAtHand([[KEY, { eventos: [] }]]);
  answers.askAhead('listPublicEventos', {});
  expect(asked).toHaveLength(0);
  expect(answers.arrived(KEY)).toEqual({ eventos: [] });
  expect([answers.spendArrived(KEY), answers.spendArrived(KEY)]).toEqual([true, false]);
  const left = new AnswersAtHand([[KEY, { eventos: [] }]]);
  left.forgetArrived();
  expect(left.arrived(KEY)).toBeUndefined();
});
