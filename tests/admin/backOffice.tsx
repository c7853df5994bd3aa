import { CacheProvider } from '@emotion/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpError, memoryStore } from 'react-admin';
import { expect, vi } from 'vitest';
import { PortalAdmin } from '../../admin/shell/PortalAdmin.tsx';
import { createPortal } from '../../admin/shell/portal.ts';
import { LAURA } from '../support/laura.ts';
import { memoryCopies } from '../support/memoryCopies.ts';
import { slimStyles } from '../support/slimStyles.ts';

/** Stores the session that a login creates. */
export function signIn(user: unknown = LAURA): void {
  localStorage.setItem('portal.usuario', typeof user === 'string' ? user : JSON.stringify(user));
  localStorage.setItem('portal.inicioDeSesion', String(Date.now()));
}

/** Renders the back office with its real providers at a path below #/admin. @param host another server's origin */
export function openAt(path: string, copies = memoryCopies(), store = memoryStore(), host = ''): void {
  window.location.hash = `#/admin${path}`;
  const portal = createPortal(host);
  render(
    <CacheProvider value={slimStyles()}>
      <PortalAdmin {...portal} stores={{ ...portal.stores, copies }} store={store} />
    </CacheProvider>,
  );
}

/** The hash of the current URL. */
export const here = (): string => window.location.hash;

/** Allows the data provider's log of HttpErrors. Any other console.error still fails the test. */
export function failuresAreLogged(): void {
  const spy = vi.spyOn(console, 'error');
  spy.mockImplementation((logged: unknown) => {
    if (logged instanceof HttpError) spy.mock.calls.pop();
  });
}

/** Replaces window.confirm with a mock that always returns `answer`. */
export function whenAsked(answer: boolean) {
  const confirm = vi.fn((_question?: string) => answer);
  Object.defineProperty(window, 'confirm', { value: confirm, configurable: true });
  return confirm;
}

export const press = (name: string | RegExp, among: HTMLElement = document.body) =>
  fireEvent.click(within(among).getByRole('button', { name }));

/** Takes the focus from a disabled element, as browsers do and jsdom does not. */
export function blurDisabled(element: HTMLInputElement | HTMLButtonElement): void {
  element.disabled = false;
  element.blur();
  element.disabled = true;
}

export const write = (label: string | RegExp, value: string, among: HTMLElement = document.body) =>
  fireEvent.change(within(among).getByLabelText(label), { target: { value } });

/** Chooses an option of a select. */
export async function choose(label: string | RegExp, option: string | RegExp, among: HTMLElement = document.body) {
  fireEvent.mouseDown(within(among).getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

/** Fake timers that a test can advance; they also advance in real time, so that polling still works. */
export const movableClock = (now?: string) =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
    ...(now === undefined ? {} : { now: new Date(now) }),
  });

const MARGIN_MS = 600;

/** Expects a toast with this text to be shown for `ms` milliseconds. */
export async function expectToastFor(text: string, ms: number): Promise<void> {
  const toast = () => document.querySelector('.MuiSnackbar-root');
  await waitFor(() => expect(toast()?.textContent).toContain(text));
  await act(() => vi.advanceTimersByTimeAsync(ms - MARGIN_MS));
  expect(toast()?.textContent, `${text} is gone too early`).toContain(text);
  await act(() => vi.advanceTimersByTimeAsync(2 * MARGIN_MS));
  await waitFor(() => expect(toast()?.textContent ?? '', `${text} stays too long`).not.toContain(text));
}

/** Expects a toast with this text and title. */
export async function expectToast(text: string, title?: string): Promise<void> {
  await waitFor(() => {
    const toast = document.querySelector('.MuiSnackbar-root');
    expect(toast?.textContent).toContain(text);
    if (title !== undefined) expect(toast?.textContent).toContain(title);
  });
}

/** Expects a red toast with this text. */
export async function expectErrorToast(text: string): Promise<void> {
  await expectToast(text);
  expect(
    document.querySelector('.MuiSnackbar-root :is(.RaNotification-error, .MuiAlert-filledError)'),
    text,
  ).not.toBeNull();
}

/** Expects a toast and closes it, so that the one behind it does not wait. */
export async function closeToast(text: string): Promise<void> {
  await expectToast(text);
  fireEvent.keyDown(document, { key: 'Escape' });
}
