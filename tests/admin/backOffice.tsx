import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpError, memoryStore } from 'react-admin';
import { expect, vi } from 'vitest';
import { PortalAdmin } from '../../admin/PortalAdmin.tsx';
import { createPortal } from '../../admin/portal.ts';
import { LAURA } from '../support/laura.ts';

// Whole screens on a machine that may be busy with other tests: patience, not speed, is what they need.
configure({ asyncUtilTimeout: 5_000 });

/** Signs Laura in, as the login leaves it. */
export function signIn(user: unknown = LAURA): void {
  localStorage.setItem('portal.usuario', typeof user === 'string' ? user : JSON.stringify(user));
  localStorage.setItem('portal.inicioDeSesion', String(Date.now()));
}

/** The back office as the site renders it, over the real providers, at an address of section 2. */
export function openAt(path: string): void {
  window.location.hash = `#/admin${path}`;
  render(<PortalAdmin {...createPortal('')} store={memoryStore()} />);
}

/** Where the person is, from the hash on. */
export const here = (): string => window.location.hash;

/** The data provider logs what is refused while developing: a test that has something refused says so; other noise still fails. */
export function failuresAreLogged(): void {
  const spy = vi.spyOn(console, 'error');
  spy.mockImplementation((logged: unknown) => {
    if (logged instanceof HttpError) spy.mock.calls.pop();
  });
}

/** The browser's question (section 5), answered always the same. */
export function whenAsked(answer: boolean) {
  const confirm = vi.fn((_question?: string) => answer);
  Object.defineProperty(window, 'confirm', { value: confirm, configurable: true });
  return confirm;
}

export const press = (name: string | RegExp, among: HTMLElement = document.body) =>
  fireEvent.click(within(among).getByRole('button', { name }));

export const write = (label: string | RegExp, value: string, among: HTMLElement = document.body) =>
  fireEvent.change(within(among).getByLabelText(label), { target: { value } });

/** Chooses an option of a select. */
export async function choose(label: string | RegExp, option: string | RegExp, among: HTMLElement = document.body) {
  fireEvent.mouseDown(within(among).getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

/** Clocks that a test can move; they go on by themselves too, so that what is awaited still comes. */
export const movableClock = (now?: string) =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
    ...(now === undefined ? {} : { now: new Date(now) }),
  });

const MARGIN_MS = 600;

/** A toast with this text is shown, for so many milliseconds. */
export async function expectToastFor(text: string, ms: number): Promise<void> {
  const toast = () => document.querySelector('.MuiSnackbar-root');
  await waitFor(() => expect(toast()?.textContent).toContain(text));
  await act(() => vi.advanceTimersByTimeAsync(ms - MARGIN_MS));
  expect(toast()?.textContent, `${text} is gone too early`).toContain(text);
  await act(() => vi.advanceTimersByTimeAsync(2 * MARGIN_MS));
  await waitFor(() => expect(toast()?.textContent ?? '', `${text} stays too long`).not.toContain(text));
}

/** A toast with this text, and title, is shown. */
export async function expectToast(text: string, title?: string): Promise<void> {
  await waitFor(() => {
    const toast = document.querySelector('.MuiSnackbar-root');
    expect(toast?.textContent).toContain(text);
    if (title !== undefined) expect(toast?.textContent).toContain(title);
  });
}
