import type { FastifyInstance, InjectOptions } from 'fastify';

/** A fetch that injects requests into the app and keeps the session cookie, as a browser does. */
export function injectFetch(app: FastifyInstance): typeof fetch {
  let cookie = '';
  return async (input, init) => {
    const request = new Request(input, init);
    const body = Buffer.from(await request.arrayBuffer());
    const response = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: request.url,
      headers: { ...Object.fromEntries(request.headers), ...(cookie !== '' && { cookie }) },
      ...(body.length > 0 && { payload: body }),
    });
    const set = response.headers['set-cookie'];
    if (set !== undefined) cookie = String(set).split(';')[0] ?? '';
    const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(response.body, { status: response.statusCode, headers });
  };
}
