import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Loader } from '../../public-site/components/Loader/Loader.tsx';
import { parseProyectos } from '../../public-site/data/parseProyecto.ts';
import { useCall, WAIT_MS } from '../../public-site/data/useCall.ts';

function Page({ lineId }: { lineId: number }) {
  const carga = useCall('listProyectosByLinea', { params: { lineId } }, parseProyectos);
  return carga.estado === 'listo' ? <p>{carga.datos[0]?.nombre}</p> : <Loader text="Cargando..." carga={carga} />;
}

afterEach(() => vi.useRealTimers());

/** A network whose answers are given by hand. */
function network() {
  const asked: { url: string; signal: AbortSignal; answer: (nombre: string) => Promise<void> }[] = [];
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    const answer = (nombre: string) => act(async () => resolve(new Response(JSON.stringify([{ id: 1, nombre }]))));
    asked.push({ url, signal, answer });
    return promise;
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('after fifteen seconds a text and a button join the loader, and a late answer is still shown', async () => {
  vi.useFakeTimers();
  const asked = network();
  render(<Page lineId={1} />);
  act(() => vi.advanceTimersByTime(WAIT_MS - 1));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('alert').textContent).toBe('La información está tardando más de lo normal.');
  expect(screen.getByText('Cargando...')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
  await asked[0]?.answer('Tarde');
  expect(screen.getByText('Tarde')).toBeDefined();
});

test('trying again aborts the call that was waiting and makes another', async () => {
  vi.useFakeTimers();
  const asked = network();
  render(<Page lineId={1} />);
  act(() => vi.advanceTimersByTime(WAIT_MS));
  act(() => screen.getByRole('button', { name: 'Reintentar' }).click());
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  await asked[1]?.answer('A la segunda');
  expect(screen.getByText('A la segunda')).toBeDefined();
});

test('an answer to another question is never shown', async () => {
  const asked = network();
  const { rerender } = render(<Page lineId={1} />);
  await asked[0]?.answer('De la primera');
  rerender(<Page lineId={2} />);
  expect(screen.queryByText('De la primera')).toBeNull();
  expect(asked.map(({ url }) => url.at(-1))).toEqual(['1', '2']);
  await asked[1]?.answer('De la segunda');
  expect(screen.getByText('De la segunda')).toBeDefined();
});

test('leaving the page aborts its call, without a word', async () => {
  const asked = network();
  const { unmount } = render(<Page lineId={1} />);
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
  await act(async () => {});
});
