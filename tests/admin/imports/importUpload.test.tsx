/** An import that is sent while its user fills in a form. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
// The frame loads it lazily; importing it here keeps the load time out of the tests.
import '../../../admin/tools/imports/list/ImportList.tsx';
import { aLinea, anIntegrante, aProducto } from '../../support/builders/staffRecords.ts';
import { HeldRequest } from '../../support/heldRequest.ts';
import { answer, answerPending, bodiesOf, mockedNetwork } from '../../support/network.ts';
import {
  choose,
  expectToast,
  failuresAreLogged,
  movableClock,
  openAt,
  press,
  signIn,
  whenAsked,
  write,
} from '../backOffice.tsx';

mockedNetwork();

const STARTED = { success: 1, message: 'Hecho', id: 4 } as const;

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:vista');
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  signIn();
  answer('listImports', { success: 1, importaciones: [] });
  answer('listRememberedNames', { success: 1, nombres: [] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('listLineas', { success: 1, lineas: [aLinea()] });
  answer('listProductos', { success: 1, products: [aProducto()] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const advance = (loaded: number) =>
  act(() => HeldRequest.last.upload.onprogress?.({ lengthComputable: true, loaded, total: 40 }));

/** Sends an import, which is not answered, and opens a form. @returns its dialog */
async function openMeanwhile(list: string, dialog: string): Promise<HTMLElement> {
  openAt('/importar');
  const input = await screen.findByLabelText('Elija un archivo o suéltelo aquí');
  fireEvent.change(input, { target: { files: [new File(['Título'], 'productos.csv', { type: 'text/csv' })] } });
  await waitFor(() => expect(HeldRequest.last.send).toHaveBeenCalled());
  await advance(10);
  const bar = await screen.findByRole('progressbar', { name: 'Enviando el archivo' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  fireEvent.click(screen.getByRole('menuitem', { name: list }));
  fireEvent.click(await screen.findByRole('button', { name: dialog }));
  return screen.findByRole('dialog', { name: dialog });
}

async function expectStarted() {
  HeldRequest.last.responseText = JSON.stringify(STARTED);
  act(() => HeldRequest.last.onload?.());
  await expectToast('Se está leyendo el archivo');
}

it('is not shown as the upload of a picture', async () => {
  const dialog = await openMeanwhile('Integrantes', 'Agregar integrante');
  const picture = await within(dialog).findByLabelText('Imagen', { selector: 'input' });
  fireEvent.change(picture, { target: { files: [new File(['abc'], 'ana.png', { type: 'image/png' })] } });
  await waitFor(() => expect(document.querySelector('img[src="blob:vista"]')).not.toBeNull());
  await advance(20);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await expectStarted();
});

it('neither delays the notice of a slow save nor is cancelled with it', async () => {
  failuresAreLogged();
  movableClock();
  answerPending('addProducto');
  const dialog = await openMeanwhile('Productos', 'Agregar Producto');
  write(/^Nombre/, 'Guía nueva', dialog);
  await choose(/^Tipo/, 'Libro', dialog);
  press('Agregar Producto', dialog);
  await waitFor(() => expect(bodiesOf('addProducto')).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  await advance(20);
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  const notice = screen.getByText('Está tardando más de lo normal').closest<HTMLElement>('[role=alert]');
  press('Cancelar', notice ?? undefined);
  await expectToast('no se sabe si se guardó');
  expect(HeldRequest.last.abort).not.toHaveBeenCalled();
});

it('does not ask before a form without changes is closed', async () => {
  const asked = whenAsked(false);
  const dialog = await openMeanwhile('Integrantes', 'Agregar integrante');
  press('Cerrar', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).not.toHaveBeenCalled();
  await expectStarted();
});
