import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, type Mock, vi } from 'vitest';
import { type AnswerOf, type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { App } from '../../public-site/App.tsx';

const server = setupServer();

/** Starts the mocked network for a file's tests; an unplanned request fails. The home's data is always there for the footer. */
export function mockedNetwork(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

const patternOf = (name: EndpointName) => `*/api/${endpoints[name].path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Answers a call with anything at all: what other servers say, and refusals. */
export function answerRaw(name: EndpointName, answer: unknown, status = 200): void {
  server.use(http.get(patternOf(name), () => HttpResponse.json(answer as JsonBodyType, { status })));
}

/** Answers a call in the shape of its row. */
export function answer<K extends EndpointName>(name: K, body: AnswerOf<K>): void {
  answerRaw(name, body);
}

/** Breaks the connection of a call. */
export function answerNever(name: EndpointName): void {
  server.use(http.get(patternOf(name), () => HttpResponse.error()));
}

/** Keeps a call waiting until it is told to answer. */
export function answerLater<K extends EndpointName>(name: K): (body: AnswerOf<K>) => void {
  const { promise, resolve } = Promise.withResolvers<AnswerOf<K>>();
  server.use(http.get(patternOf(name), async () => HttpResponse.json((await promise) as JsonBodyType)));
  return resolve;
}

/** Opens the site at an address and gives a visitor's hands. */
export function visit(address: string) {
  window.location.hash = address;
  render(<App />);
  return userEvent.setup();
}

/** What is expected to be logged (section 8): silenced here, and required by {@link expectLogged}. */
export const expectNoise = (): Mock => vi.spyOn(console, 'error').mockImplementation(() => {});

/** Holds that a failure was logged, and that its noise ends with it. */
export function expectLogged(noise: Mock, ...parts: string[]): void {
  expect(noise).toHaveBeenCalledWith(...parts.map((part) => expect.stringContaining(part)));
  noise.mockClear();
}
