import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aNoticia } from '../support/builders/staffNoticia.ts';
import { aConvenio, aLinea, anEvento, anIntegrante, aProducto, aProyecto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, mockedNetwork } from '../support/network.ts';
import { readSizesAndColors } from '../support/slimStyles.ts';
import { choose, expectToast, here, movableClock, openAt, press, signIn, write } from './backOffice.tsx';
import { fillNewProyecto } from './newProyecto.ts';

const received = mockedNetwork();
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
    answer('addEvento', { success: 1, message: 'Hecho', evento: NEXT_YEAR });
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

  it('the list shows its year and month, without a link, if the server answers no event', async () => {
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
    expect(screen.queryByRole('link', { name: 'Abrir' })).toBeNull();
    expect(received.map(({ name }) => name).filter((name) => name.startsWith('add'))).toEqual(['addEvento']);
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

describe('the notification leads to the record', () => {
  const link = async () => (await screen.findByRole('link', { name: /^Abrir/ })).getAttribute('href');

  it('of a noticia and of a line, whose pages return to their lists', async () => {
    answer('listNoticias', { success: 1, noticias: [] });
    answer('listProductos', { success: 1, products: [] });
    answer('listEventos', { success: 1, eventos: [] });
    answer('getNoticia', { success: 1, noticia: aNoticia() });
    answer('updateNoticia', { success: 1, message: 'Hecho', noticia: aNoticia() });
    openAt('/noticias/9');
    await screen.findByLabelText(/^Título/);
    write('Resumen', 'Otro');
    press('Guardar cambios');
    await expectToast('Noticia actualizada exitosamente');
    expect(await link()).toBe('#/admin/noticias/9');
    cleanup();

    answer('listLineas', { success: 1, lineas: [aLinea()] });
    answerDone('editLinea');
    openAt('/lineas/2');
    write(/^Nombre/, 'Otra', await screen.findByRole('main'));
    press('Guardar cambios');
    await expectToast('Línea actualizada exitosamente');
    expect(await link()).toBe('#/admin/lineas/2');
  });

  it('of a new member and of a new project', async () => {
    answer('listIntegrantes', { success: 1, integrantes: [] });
    answer('addIntegrante', { success: 1, message: 'ok', integrante: anIntegrante({ id: 12 }) });
    openAt('/integrantes');
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar integrante' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agregar integrante' });
    for (const label of [/^Nombres/, /^Apellidos/, /^Cargo/]) write(label, 'Eva', dialog);
    await choose(/^Grupo/, 'Interno', dialog);
    for (const no of within(dialog).getAllByRole('radio', { name: 'No' })) fireEvent.click(no);
    press('Agregar integrante', dialog);
    await expectToast('Integrante agregado exitosamente');
    expect(await link()).toBe('#/admin/integrante_detail/12');
    cleanup();

    answer('listLineas', { success: 1, lineas: [] });
    answer('listProductos', { success: 1, products: [] });
    answer('addProyecto', { success: 1, message: 'ok', project: aProyecto({ id: 13 }) });
    await fillNewProyecto();
    press('Agregar proyecto');
    await expectToast('Proyecto agregado exitosamente');
    expect(await link()).toBe('#/admin/detalle_proyecto/13');
  });
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

  it('is said of a new project too, and which other one is the same', async () => {
    const proyecto = aProyecto({ id: 13, nombre: 'Faros', publicar_desde: '2025-12-01T13:00:00.000Z' });
    answer('listIntegrantes', { success: 1, integrantes: [] });
    answer('listProductos', { success: 1, products: [] });
    answer('listLineas', { success: 1, lineas: [] });
    answer('listProyectos', { success: 1, projects: [{ ...proyecto, id: 12, nombre: 'Los faros' }] });
    answer('addProyecto', { success: 1, message: 'ok', project: proyecto });
    await fillNewProyecto();
    write(/^Nombre/, 'Faros');
    await screen.findByRole('link', { name: 'Los faros' });
    press('Agregar proyecto');
    await expectToast('Ya existe Los faros', 'Proyecto agregado exitosamente');
    await expectToast('En el sitio: Visible desde el 1 de diciembre de 2025, 8:00\u00a0a.\u00a0m.');
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
