import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readProyectos } from '../../contract/wire/proyecto.ts';
import { Loader } from '../../public-site/components/Message/Loader.tsx';
import { useCall, WAIT_MS } from '../../public-site/data/useCall.ts';

function Page({ lineId }: { lineId: number }) {
  const state = useCall('listProyectosByLinea', { params: { lineId } }, readProyectos);
  return state.status === 'ready' ? <p>{state.data[0]?.nombre}</p> : <Loader text="Cargando..." state={state} />;
}

afterEach(() => vi.useRealTimers());

/** A fetch stub whose responses the test sends. */
function network() {
  const requests: { url: string; signal: AbortSignal; respond: (nombre: string) => Promise<void> }[] = [];
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    const respond = (nombre: string) => act(async () => resolve(new Response(JSON.stringify([{ id: 1, nombre }]))));
    requests.push({ url, signal, respond });
    return promise;
  });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

test('the loader offers a retry after 15 s, and a late response is still shown', async () => {
  vi.useFakeTimers();
  const requests = network();
  render(<Page lineId={1} />);
  act(() => vi.advanceTimersByTime(WAIT_MS - 1));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('alert').textContent).toBe('La información está tardando más de lo normal.');
  expect(screen.getByText('Cargando...')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
  await requests[0]?.respond('Tarde');
  expect(screen.getByText('Tarde')).toBeDefined();
});

test('a retry aborts the pending call and makes another', async () => {
  vi.useFakeTimers();
  const requests = network();
  render(<Page lineId={1} />);
  act(() => vi.advanceTimersByTime(WAIT_MS));
  act(() => screen.getByRole('button', { name: 'Reintentar' }).click());
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  await requests[1]?.respond('A la segunda');
  expect(screen.getByText('A la segunda')).toBeDefined();
});

test('the response to a previous input is not shown', async () => {
  const requests = network();
  const { rerender } = render(<Page lineId={1} />);
  await requests[0]?.respond('De la primera');
  rerender(<Page lineId={2} />);
  expect(screen.queryByText('De la primera')).toBeNull();
  expect(requests.map(({ url }) => url.at(-1))).toEqual(['1', '2']);
  await requests[1]?.respond('De la segunda');
  expect(screen.getByText('De la segunda')).toBeDefined();
});

test('unmounting aborts the call and logs nothing', async () => {
  const requests = network();
  const { unmount } = render(<Page lineId={1} />);
  unmount();
  expect(requests[0]?.signal.aborted).toBe(true);
  await act(async () => {});
});
