import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { checkLink, linkCheckOptions } from '../../../api/enlaces/checkLink.ts';
import { HostPacing } from '../../../api/enlaces/HostPacing.ts';
import { checkOptions, linkServer, say } from './linkServer.ts';

const SITE = 'sitio.example';

describe('a link', () => {
  it.each([
    [200, 'bien'],
    [204, 'bien'],
    [304, 'bien'],
    [401, 'omitido'],
    [403, 'omitido'],
    [404, 'falla'],
    [410, 'falla'],
    [429, 'omitido'],
    [500, 'falla'],
    [999, 'omitido'],
  ] as const)('that answers %i is %s, after one HEAD', async (status, estado) => {
    await using server = await linkServer((_, response) => say(response, status));
    const options = checkOptions({ userAgent: linkCheckOptions('https://grupo.example').userAgent });
    expect(await checkLink(server.url(SITE, '/a?b=c'), options)).toEqual({ estado, http: status });
    expect(server.seen).toMatchObject([{ method: 'HEAD', host: SITE, path: '/a?b=c' }]);
    expect(server.seen[0]?.userAgent).toBe('PortalGrupoInvestigacion-Enlaces/1.0 (+https://grupo.example)');
  });

  it.each([405, 501])('whose server answers %i to HEAD is asked with GET, without its content', async (status) => {
    await using server = await linkServer(({ method }, response) => {
      if (method === 'HEAD') return say(response, status);
      // Without an end.
      response.writeHead(200).write('x'.repeat(100_000));
    });
    expect(await checkLink(server.url(SITE), checkOptions())).toEqual({ estado: 'bien', http: 200 });
    expect(server.seen.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
  });

  it('fails without an answer: closed connection, unknown host, no HTTP', async () => {
    await using server = await linkServer((request) => void request.socket.destroy());
    const failed = { estado: 'falla', http: 0 };
    expect(await checkLink(server.url(SITE), checkOptions())).toEqual(failed);
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    const { network } = checkOptions();
    expect(await checkLink(server.url(SITE), checkOptions({ network: { ...network, resolve } }))).toEqual(failed);
    expect(await checkLink(server.url(SITE).replace('http:', 'https:'), checkOptions())).toEqual(failed);
  });

  it('fails after 15 s without an answer', async () => {
    await using server = await linkServer(() => undefined);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(15_000);
      return AbortSignal.abort();
    });
    expect(await checkLink(server.url(SITE), checkOptions())).toEqual({ estado: 'falla', http: 0 });
    timeout.mockRestore();
  });
});

describe('a redirect', () => {
  it('is followed five times, on other hosts too, and relative', async () => {
    await using server = await linkServer(({ url = '' }, response) => {
      const hop = Number(url.slice(1));
      if (hop === 5) return say(response, 200);
      say(response, 302, hop % 2 === 0 ? `/${hop + 1}` : server.url('otro.example', `/${hop + 1}`));
    });
    expect(await checkLink(server.url(SITE, '/0'), checkOptions())).toEqual({ estado: 'bien', http: 200 });
    expect(server.seen.map(({ path }) => path)).toEqual(['/0', '/1', '/2', '/3', '/4', '/5']);
  });

  it.each(['/again', 'ftp://sitio.example/', 'javascript:alert(1)', 'http://['])(
    'to %j without an end fails',
    async (to) => {
      await using server = await linkServer((_, response) => say(response, 301, to));
      expect(await checkLink(server.url(SITE), checkOptions())).toEqual({ estado: 'falla', http: 301 });
      expect(server.seen).toHaveLength(to === '/again' ? 6 : 1);
    },
  );

  it.each(['http://privado.example/', 'http://10.0.0.1/', 'http://[::1]/', 'http://2130706434/', 'http://0x7f.2/'])(
    'to %s is refused',
    async (to) => {
      await using server = await linkServer((_, response) => say(response, 301, to));
      expect(await checkLink(server.url(SITE), checkOptions())).toEqual({ estado: 'omitido', http: 301 });
      expect(server.seen).toHaveLength(1);
    },
  );
});

describe('an address on a private network', () => {
  it('is refused without a request, also beside a public one', async () => {
    await using server = await linkServer((_, response) => say(response, 200));
    const { network } = checkOptions();
    const both = ['127.0.0.1', '192.168.0.9'].map((address) => ({ address, family: 4 }));
    for (const addresses of [both, both.toReversed(), both.slice(1), []]) {
      const options = checkOptions({ network: { ...network, resolve: async () => addresses } });
      expect(await checkLink(server.url(SITE), options)).toEqual({ estado: 'omitido', http: 0 });
    }
    expect(server.seen).toEqual([]);
  });

  it('is refused when a second DNS answer has it', async () => {
    await using server = await linkServer((_, response) => say(response, 405));
    const { network } = checkOptions();
    const answers = ['127.0.0.1', '10.0.0.1'];
    const resolve = vi.fn(async () => [{ address: answers.shift() ?? '', family: 4 }]);
    const checked = await checkLink(server.url(SITE), checkOptions({ network: { ...network, resolve } }));
    expect(checked).toEqual({ estado: 'omitido', http: 0 });
    // One answer for each connection, which uses what was checked.
    expect(resolve).toHaveBeenCalledTimes(2);
    expect(server.seen.map(({ method }) => method)).toEqual(['HEAD']);
  });

  it('is refused with the production options, in any spelling', async () => {
    await using server = await linkServer((_, response) => say(response, 200));
    const options = checkOptions({ network: linkCheckOptions(null).network });
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:7f00:1]', '2130706433', '0177.0.0.1']) {
      expect(await checkLink(server.url(host), options), host).toEqual({ estado: 'omitido', http: 0 });
    }
    expect(server.seen).toEqual([]);
  });
});

it('sends a host one request at a time, with a pause after each answer', async () => {
  const events: string[] = [];
  let now = 0;
  const wait = async (ms: number) => {
    events.push(`pause of ${ms} ms`);
    now += ms;
  };
  await using server = await linkServer((_, response) => {
    events.push('request');
    now += 20;
    setImmediate(() => {
      events.push('answer');
      say(response, 200);
    });
  });
  const options = checkOptions({ pacing: new HostPacing(1_000, { now: () => now, wait }) });
  await Promise.all([1, 2, 3].map((n) => checkLink(server.url(SITE, `/${n}`), options)));
  const exchange = ['request', 'answer'];
  const pause = 'pause of 1000 ms';
  expect(events).toEqual([...exchange, pause, ...exchange, pause, ...exchange]);
});

it('waits in a pause until the check is ended', async () => {
  const pacing = new HostPacing(3_600_000);
  const check = new AbortController();
  await pacing.run(SITE, check.signal, async () => undefined);
  const second = vi.fn(async () => undefined);
  const running = pacing.run(SITE, check.signal, second);
  await turn();
  check.abort();
  await expect(running).rejects.toThrow('aborted');
  expect(second).not.toHaveBeenCalled();
});
