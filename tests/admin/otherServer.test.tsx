import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDetail, anEvento, anIntegrante, aProducto, aProyecto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork } from '../support/network.ts';

const HOST = 'https://api.ejemplo.org';
mockedNetwork();

let office: typeof import('./backOffice.tsx');
let cleanup: () => void;
let fillNewProyecto: () => Promise<void>;

// The host is read once, when its module is loaded.
beforeAll(async () => {
  vi.stubEnv('VITE_API_HOST', HOST);
  vi.resetModules();
  office = await import('./backOffice.tsx');
  ({ cleanup } = await import('@testing-library/react'));
  ({ fillNewProyecto } = await import('./newProyecto.ts'));
});
afterEach(() => cleanup());
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

beforeEach(() => {
  office.signIn();
  answer('listProyectos', { success: 1, projects: [aProyecto()] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('listProductos', { success: 1, products: [aProducto()] });
  answerRaw('reloadProductos', { success: 1, products: [aProducto()] });
  answer('listEventos', { success: 1, eventos: [anEvento()] });
  answer('listLineas', { success: 1, lineas: [] });
  answer('getProyecto', aDetail());
});

/** The labels of the inputs of a form, without the mark of a required one. */
const labelsIn = (form: HTMLElement) =>
  [...form.querySelectorAll('label')].map(({ textContent }) => textContent.replaceAll(/[*\s]+$/g, ''));

async function openDialog(at: string, button: string): Promise<HTMLElement> {
  office.openAt(at);
  await screen.findByRole('button', { name: button });
  office.press(button);
  return screen.findByRole('dialog', { name: button });
}

describe('with another server', () => {
  it.each([
    ['/convenios', 'Agregar convenio', []],
    ['/eventos', 'Crear evento', []],
    ['/integrantes', 'Agregar integrante', []],
    ['/productos_investigacion', 'Agregar Producto', []],
  ])('%s has the inputs of the specified call', async (at, button, labels) => {
    const dialog = await openDialog(at, button);
    expect(labelsIn(dialog)).toEqual(labels);
    expect(within(dialog).queryByRole('button', { name: 'Guardar como borrador' })).toBeNull();
  });
});
