import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConvenio, anEvento, anIntegrante, aProducto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, mockedNetwork } from '../support/network.ts';
import { readSizesAndColors } from '../support/slimStyles.ts';
import { choose, expectToast, here, movableClock, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();
readSizesAndColors();

const FORO = anEvento({ id: 6, nombre: 'Foro vial', fecha: '2025-03-09', tipo: 1 });
const NEXT_YEAR = anEvento({ id: 8, nombre: 'Jornada', fecha: '2026-02-20', tipo: 1 });

beforeEach(() => {
  movableClock('2025-06-15T12:00:00-05:00');
  signIn();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('after an event is saved', () => {
  beforeEach(() => {
    answer('listEventos', { success: 1, eventos: [FORO] });
    answer('getEvento', { success: 1, evento: FORO });
  });

  it('the list shows its year and month, and the notification leads to it', async () => {
    answerDone('addEvento');
    openAt('/eventos');
    await screen.findByRole('heading', { name: 'Foro vial' });
    answer('listEventos', { success: 1, eventos: [FORO, NEXT_YEAR] });
    press('Crear evento');
    const dialog = await screen.findByRole('dialog', { name: 'Crear evento' });
    write(/^Nombre del evento/, 'Jornada', dialog);
    write(/^Fecha/, '2026-02-20', dialog);
    await choose(/^Tipo/, 'Asistente', dialog);
    press('Crear evento', dialog);
    await expectToast('Evento registrado');
    await screen.findByRole('region', { name: 'Eventos de febrero de 2026' });
    expect(screen.getByRole('link', { name: 'Abrir' }).getAttribute('href')).toBe('#/admin/eventos/editar_evento/8');
  });

  it('its page returns to its month', async () => {
    answerDone('updateEvento');
    openAt('/eventos/editar_evento/6');
    await screen.findByRole('heading', { level: 1, name: 'Editar evento: Foro vial' });
    write('Lugar', 'Cali');
    press('Guardar cambios');
    await waitFor(() => expect(here()).toBe('#/admin/eventos?anio=2025&mes=3'));
  });
});

it('a period without events says where the nearest ones are', async () => {
  answer('listEventos', { success: 1, eventos: [FORO, NEXT_YEAR] });
  openAt('/eventos?anio=2025&mes=4');
  await screen.findByText('No hay eventos en abril de 2025');
  press('Los próximos están en febrero de 2026');
  await screen.findByRole('heading', { name: 'Jornada' });
  press(/^Marzo/);
  await screen.findByText('Los últimos están en febrero de 2026');
});

it('a product is found in its list, where its row is marked', async () => {
  const producto = aProducto({ id: 7, nombre: 'Guía de carga', id_proyecto: 3 });
  answerDone('updateProducto');
  const products = [producto, aProducto({ id: 9, nombre: 'Manual' })];
  answer('listProductos', { success: 1, products });
  answer('reloadProductos', { success: 1, products });
  answer('getProducto', {
    success: 1,
    product: { ...producto, id_proyecto: 3, id_linea: null, autores_integrantes: [] },
    relacionados: [],
  });
  answer('listProyectos', { success: 1, projects: [] });
  answer('listIntegrantes', { success: 1, integrantes: [] });
  openAt('/productos_investigacion?editar=7');
  const dialog = await screen.findByRole('dialog', { name: 'Editar producto' });
  await within(dialog).findByDisplayValue('Guía de carga');
  write(/^Descripción/, 'Otra', dialog);
  press('Guardar cambios', dialog);
  await expectToast('Producto actualizado exitosamente');
  const link = await screen.findByRole('link', { name: 'Ver en la lista' });
  link.click();
  await waitFor(() => expect(screen.queryByText('Manual')).toBeNull());
  const row = screen.getByText('Guía de carga').closest('tr') as HTMLElement;
  expect(getComputedStyle(row).backgroundColor).not.toBe('');
});

describe('what visitors do not see yet', () => {
  it('is said with the instant from which they see it', async () => {
    answerDone('updateIntegrante');
    const ana = anIntegrante({ publicar_desde: '2025-12-01T13:00:00.000Z' });
    answer('getIntegrante', { success: 1, investigador: ana, proyectos: [] });
    openAt('/integrante_detail/5');
    await screen.findByText(/^Visible desde el 1 de diciembre de 2025, 8:00\sa\.\sm\.$/);
    write(/^Cargo/, 'Directora');
    press('Guardar cambios');
    await expectToast('Integrante actualizado exitosamente');
    await screen.findByText(/^En el sitio: Visible desde el 1 de diciembre de 2025, 8:00\sa\.\sm\.$/);
    expect(screen.queryByRole('link', { name: 'Abrir' })).toBeNull();
  });

  it('is said with the reason', async () => {
    answerDone('updateConvenio');
    answer('listConvenios', { success: 1, convenios: [] });
    answer('getConvenio', { success: 1, convenio: aConvenio({ estado: 2 }) });
    openAt('/convenios/editar_convenio/4');
    await screen.findByText('Oculto: inactivo.');
    write(/^Descripción/, 'Nueva');
    press('Guardar cambios');
    await screen.findByText('En el sitio: Oculto: inactivo.');
    expect(screen.getByRole('link', { name: 'Abrir' }).getAttribute('href')).toBe(
      '#/admin/convenios/editar_convenio/4',
    );
  });
});
