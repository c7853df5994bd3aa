import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, type Mock, vi } from 'vitest';
import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { Site } from '../../public-site/app/Site.tsx';
import { ResponseStore } from '../../public-site/data/ResponseStore.ts';
import { browserHistory } from '../../public-site/router/siteHistory.ts';
import { openAddress } from './address.ts';

const server = setupServer();

/** Starts the MSW server for a file's tests; an unexpected request fails. */
export function mockedNetwork(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

const patternOf = (name: EndpointName) => `*/api/${endpoints[name].path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Mocks a call with any body, as other servers and errors send it. @param once for the next request only */
export function answerRaw(name: EndpointName, answer: unknown, status = 200, { once = false } = {}): void {
  server.use(http.get(patternOf(name), () => HttpResponse.json(answer as JsonBodyType, { status }), { once }));
}

/** Mocks a call with a body of the declared type. */
export function answer<K extends EndpointName>(name: K, body: AnswerOf<K>): void {
  answerRaw(name, body);
}

/** Mocks a document of the server. @param path from documentPaths.ts, without a query */
export function answerDocument(path: string, body: JsonBodyType, status = 200): void {
  server.use(http.get(`*${path}`, () => HttpResponse.json(body, { status })));
}

/** Mocks a network error. */
export function answerNever(name: EndpointName): void {
  server.use(http.get(patternOf(name), () => HttpResponse.error()));
}

/** Keeps a call pending; returns the function that sends its response, with `asked` that waits for the request. */
export function answerLater<K extends EndpointName>(name: K) {
  const { promise, resolve } = Promise.withResolvers<AnswerOf<K>>();
  const asked = Promise.withResolvers<void>();
  const handler = http.get(patternOf(name), async () => {
    asked.resolve();
    return HttpResponse.json((await promise) as JsonBodyType);
  });
  server.use(handler);
  return Object.assign((body: AnswerOf<K>) => resolve(body), { asked: asked.promise });
}

/** Renders the site at an address. */
export function visit(address: string) {
  openAddress(address);
  render(
    <Site
      history={browserHistory()}
      responses={new ResponseStore()}
      rendering={{ renderedOn: null, publicOrigin: '' }}
    />,
  );
  return userEvent.setup();
}

/** Navigates to an address, as Back and Forward do. */
export async function goTo(address: string): Promise<void> {
  await act(async () => {
    openAddress(address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** Silences console.error for an expected failure; {@link expectLogged} requires its message. */
export const expectNoise = (): Mock => vi.spyOn(console, 'error').mockImplementation(() => {});

/** Expects a logged failure and clears the spy. */
export function expectLogged(noise: Mock, ...parts: string[]): void {
  expect(noise).toHaveBeenCalledWith(...parts.map((part) => expect.stringContaining(part)));
  noise.mockClear();
}
