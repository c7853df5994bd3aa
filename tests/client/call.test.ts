import { describe, expect, it } from 'vitest';
import { call } from '../../client/call.ts';
import { CallError } from '../../client/sendCall.ts';
import { anIntegrante, aProyecto } from '../support/builders/inputs.ts';

interface SentRequest {
  url: string;
  init: RequestInit;
}

/** A fetch with one fixed answer, and the requests that it received. */
function network(answer: unknown, status = 200) {
  const sent: SentRequest[] = [];
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const fake: typeof fetch = async (url, init = {}) => {
    sent.push({ url: String(url), init });
    return new Response(body, { status });
  };
  return { fetch: fake, sent };
}

async function errorOf(pending: Promise<unknown>): Promise<CallError> {
  const error = await pending.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
}

describe('call', () => {
  it('sends a GET to the same origin with the session cookie', async () => {
    const { fetch, sent } = network({ success: 1, eventos: [] });
    expect(await call('listPublicEventos', {}, { fetch })).toEqual({ success: 1, eventos: [] });
    expect(sent).toEqual([
      { url: '/api/eventos/get_eventos', init: { method: 'GET', credentials: 'same-origin', signal: null } },
    ]);
  });

  it('sends requests to another host with credentials', async () => {
    const { fetch, sent } = network([]);
    expect(await call('listPublicIntegrantes', {}, { fetch, host: 'https://api.ejemplo' })).toEqual([]);
    expect(sent[0]).toMatchObject({
      url: 'https://api.ejemplo/api/home/get_investigadores',
      init: { credentials: 'include' },
    });
  });

  it('fills path parameters and the query string', async () => {
    const { fetch, sent } = network({ success: '1', message: 'Estado actualizado' });
    await call('toggleEvento', { params: { id: 4 }, query: { estado: 0 } }, { fetch });
    await call('deleteEvento', { params: { id: 4 } }, { fetch });
    expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
      'GET /api/eventos/toggle_estado/4?estado=0',
      'DELETE /api/eventos/delete_evento/4',
    ]);
  });

  it('sends a body as JSON', async () => {
    const { fetch, sent } = network({ success: 1, message: '', project: {} });
    await call('addProyecto', { body: aProyecto() }, { fetch });
    const { body, headers } = sent[0]?.init ?? {};
    expect(headers).toEqual({ 'Content-Type': 'application/json' });
    expect(JSON.parse(String(body))).toEqual(aProyecto());
  });

  it('sends a multipart form with lists as JSON, the file, and no explicit content type', async () => {
    const { fetch, sent } = network({ success: 1, message: '', integrante: {} });
    const file = new Blob(['imagen'], { type: 'image/png' });
    const body = anIntegrante({ profesion: null, url_hv: undefined });
    await call('addIntegrante', { body, file }, { fetch });
    const { body: sentBody, headers } = sent[0]?.init ?? {};
    expect(headers).toBeUndefined();
    expect(sentBody).toBeInstanceOf(FormData);
    const form = sentBody as FormData;
    expect(form.get('nombres')).toBe('Ana');
    expect(form.get('grupo')).toBe('1');
    expect(form.get('profesion')).toBe('');
    expect(form.has('url_hv')).toBe(false);
    expect(form.get('estudios')).toBe('["Maestría","Doctorado"]');
    expect(await (form.get('imagen') as File).text()).toBe('imagen');
  });

  it('sends a multipart form without the file when none is given', async () => {
    const { fetch, sent } = network({ success: 1, message: '' });
    await call('updateConvenio', { body: { id: 1, nombre: 'N' } }, { fetch });
    const form = sent[0]?.init.body as FormData;
    expect([...form.keys()]).toEqual(['id', 'nombre']);
  });
});

describe('a failed call', () => {
  it('throws a CallError with status, message, field errors and raw answer', async () => {
    const answer = { success: 0, message: 'No', errors: { nombre: 'Falta', otro: 5 } };
    const { fetch } = network(answer, 422);
    const error = await errorOf(call('addProyecto', { body: aProyecto() }, { fetch }));
    expect(error).toMatchObject({ status: 422, serverMessage: 'No', message: 'No', fieldErrors: { nombre: 'Falta' } });
    expect(error.fieldErrors).not.toHaveProperty('otro');
    expect(error.raw).toEqual(answer);
  });

  it.each([
    { success: 0, message: 'No' },
    { success: '0', message: 'No' },
    { status: 'error', message: 'No' },
  ])('throws on an error answer with status 200: %j', async (answer) => {
    const { fetch } = network(answer);
    expect(await errorOf(call('listPublicEventos', {}, { fetch }))).toMatchObject({ status: 200, serverMessage: 'No' });
  });

  it.each(['<h1>Bad Gateway</h1>', '', '{'])('has no server message when the answer is not JSON: %j', async (body) => {
    const { fetch } = network(body, 502);
    const error = await errorOf(call('listPublicEventos', {}, { fetch }));
    expect(error).toMatchObject({ status: 502, serverMessage: null, message: 'HTTP 502', fieldErrors: {}, raw: body });
  });

  it('has status 0 and the cause when the network fails', async () => {
    const cause = new TypeError('fetch failed');
    const error = await errorOf(call('listPublicEventos', {}, { fetch: () => Promise.reject(cause) }));
    expect(error).toMatchObject({ status: 0, serverMessage: null, raw: null, cause });
  });

  it('rejects with AbortError when the caller aborts', async () => {
    const signal = AbortSignal.abort();
    const fake: typeof fetch = async (_url, init) => {
      init?.signal?.throwIfAborted();
      return new Response('{}');
    };
    await expect(call('listPublicEventos', {}, { fetch: fake, signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
