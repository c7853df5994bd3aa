import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDetail, anEvento, aProducto } from '../support/builders/staffRecords.ts';
import { answer, mockedNetwork, refuse } from '../support/network.ts';
import { expectToast, failuresAreLogged, here, openAt, press, signIn } from './backOffice.tsx';

mockedNetwork();

const EVENTO = anEvento({ id: 6, nombre: 'Foro vial', fecha: `${new Date().getFullYear()}-03-09` });

beforeEach(() => {
  signIn();
  failuresAreLogged();
  answer('listEventos', { success: 1, eventos: [EVENTO] });
  answer('listProductos', { success: 1, products: [aProducto()] });
  answer('listIntegrantes', { success: 1, integrantes: [] });
  answer('listLineas', { success: 1, lineas: [] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a record that the server fails to answer', () => {
  it('keeps the side panel of an event open, with a retry', async () => {
    refuse('getEvento', 'Error interno', 500);
    openAt('/eventos');
    await screen.findByRole('heading', { name: 'Foro vial' });
    press('Editar Foro vial');
    const panel = within(await screen.findByRole('dialog', { name: 'Editar evento' }));
    await expectToast('Error al cargar el evento');
    expect((await panel.findByRole('alert')).textContent).toContain('Error al cargar el evento: Error interno');
    answer('getEvento', { success: 1, evento: EVENTO });
    press('Reintentar');
    await waitFor(() => expect(panel.queryByRole('alert')).toBeNull());
    expect(panel.getByLabelText<HTMLInputElement>(/^Nombre del evento/).value).toBe('Foro vial');
    expect(here()).toBe('#/admin/eventos');
  });

  it('keeps the page of a project, with a retry', async () => {
    refuse('getProyecto', 'Error interno', 500);
    openAt('/detalle_proyecto/3');
    expect((await screen.findByRole('alert')).textContent).toContain('Error al cargar el proyecto: Error interno');
    expect(screen.queryByText('El elemento no existe')).toBeNull();
    answer('getProyecto', aDetail());
    press('Reintentar');
    await screen.findByRole('heading', { level: 1, name: 'Gestión de riesgos viales' });
    expect(here()).toBe('#/admin/detalle_proyecto/3');
  });

  it('keeps the dialog of a product open, with a retry', async () => {
    openAt('/productos_investigacion');
    await screen.findByText('Guía de carga');
    // A product is read from the list, which is cached for 10 s.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    refuse('listProductos', undefined, 500);
    press('Editar Guía de carga');
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar producto' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Error al cargar el producto');
    expect(screen.queryByText('El elemento no existe')).toBeNull();
    answer('listProductos', { success: 1, products: [aProducto()] });
    press('Reintentar');
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    expect(dialog.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Guía de carga');
  });
});
