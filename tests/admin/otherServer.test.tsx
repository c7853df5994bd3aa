import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../contract/calls/messages.ts';
import { aConvenio, aDetail, anEvento, anIntegrante, aProducto, aProyecto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork } from '../support/network.ts';
import * as styles from '../support/slimStyles.ts';

// Of the page: another origin would be asked before each request, which nothing answers here.
const HOST = window.location.origin;
mockedNetwork();

let office: typeof import('./backOffice.tsx');
let cleanup: () => void;

// The host is read once, when its module is loaded.
beforeAll(async () => {
  vi.stubEnv('VITE_API_HOST', HOST);
  vi.resetModules();
  vi.doMock('../support/slimStyles.ts', () => styles);
  office = await import('./backOffice.tsx');
  ({ cleanup } = await import('@testing-library/react'));
});
afterEach(() => cleanup());
afterAll(() => {
  vi.doUnmock('../support/slimStyles.ts');
  // Unstubbing a variable that was not set leaves it, and the next file of this worker would read it.
  vi.stubEnv('VITE_API_HOST', '');
  vi.resetModules();
});

beforeEach(() => {
  office.signIn();
  answer('listConvenios', { success: 1, convenios: [aConvenio()] });
  answer('listProyectos', { success: 1, projects: [aProyecto()] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('listProductos', { success: 1, products: [aProducto()] });
  answerRaw('reloadProductos', { success: 1, products: [aProducto()] });
  answer('listEventos', { success: 1, eventos: [anEvento()] });
  answer('getEvento', { success: 1, evento: anEvento() });
  answer('listLineas', { success: 1, lineas: [] });
  answer('getProyecto', aDetail());
});

const openAt = (path: string) => office.openAt(path, undefined, undefined, HOST);

/** The labels of the inputs of a form, without the mark of a required one. */
const labelsIn = (form: ParentNode) =>
  [...form.querySelectorAll('label')].map(({ textContent }) => textContent.replaceAll(/[*\s]+$/g, ''));

/** No input of the form has a part that the specified calls lack, and it saves no drafts. */
function expectSpecified(form: HTMLElement, labels: readonly string[]): void {
  expect(labelsIn(form)).toEqual(labels);
  expect(within(form).queryByRole('group', { name: 'Publicación en el sitio' })).toBeNull();
  expect(within(form).queryByRole('button', { name: 'Guardar como borrador' })).toBeNull();
}

async function openDialog(at: string, button: string): Promise<HTMLElement> {
  openAt(at);
  await screen.findByRole('button', { name: button });
  office.press(button);
  return screen.findByRole('dialog', { name: button });
}

async function openNewProyecto(): Promise<HTMLElement> {
  openAt('/proyectos/create');
  const nombre = await screen.findByLabelText(/^Nombre/);
  return nombre.closest('form') ?? document.body;
}

const URLS = ['URL adicional 1', 'URL adicional 2', 'URL adicional 3'];
const EVENTO = [
  'Nombre del evento',
  'Fecha',
  'Tipo de participación',
  'Lugar',
  'País',
  'Descripción',
  ...URLS,
  'Estado',
];
const PERSONA = ['Imagen', 'Nombres', 'Apellidos', 'Cargo', 'Grupo', 'Profesión', 'Correo electrónico'];

describe('with another server, the form', () => {
  it.each([
    ['/convenios', 'Agregar convenio', ['Nombre', 'Descripción', 'Sitio web', 'Logo', 'Convenio activo']],
    ['/eventos', 'Crear evento', EVENTO],
    ['/integrantes', 'Agregar integrante', [...PERSONA, 'Estudios', 'Áreas temáticas']],
    ['/productos_investigacion', 'Agregar Producto', ['Nombre', 'Tipo', 'Descripción', 'Enlace externo']],
  ])('of a new record at %s has the inputs of the specified call', async (at, button, labels) => {
    expectSpecified(await openDialog(at, button), labels);
  });

  it('of a new project has neither picture nor links', async () => {
    const dates = ['Fecha de inicio', 'Fecha de fin'];
    expectSpecified(await openNewProyecto(), ['Nombre', 'Objetivo', ...dates, 'Estado', 'Entidades', 'Enlace externo']);
  });

  it('of a stored product has neither tipo nor project', async () => {
    openAt('/productos_investigacion');
    await screen.findByText('Guía de carga');
    office.press('Editar Guía de carga');
    const dialog = await screen.findByRole('dialog', { name: 'Editar producto' });
    await within(dialog).findByDisplayValue('Guía de carga');
    expectSpecified(dialog, ['Nombre', 'Descripción', 'Enlace externo']);
  });
});

describe('with another server, a save', () => {
  const sentHeaders = (sent: ReturnType<typeof spyOnFetch>, path: string) =>
    sent.mock.calls.filter(([url]) => String(url).includes(path)).map(([, init]) => new Headers(init?.headers));
  const spyOnFetch = () => vi.spyOn(globalThis, 'fetch');

  it('carries neither the id of its request nor of an operation, and an answer without a record returns to the list', async () => {
    answerDone('addProyecto');
    const sent = spyOnFetch();
    await openNewProyecto();
    office.write(/^Nombre/, 'Nuevo');
    office.write(/^Objetivo/, 'Medir');
    office.write(/^Fecha de inicio/, '2025-01-01');
    office.write(/^Fecha de fin/, '2025-12-31');
    await office.choose(/^Estado/, 'En proceso');
    office.press('Agregar proyecto');
    await office.expectToast('Proyecto agregado exitosamente');
    await waitFor(() => expect(office.here()).toBe('#/admin/proyectos'));
    expect(screen.queryByRole('button', { name: messages.proyectos.openAdded })).toBeNull();
    expect(screen.queryByRole('link', { name: messages.proyectos.openAdded })).toBeNull();
    expect(bodiesOf('addProyecto')).toMatchObject([{ nombre: 'Nuevo', objetivo: 'Medir', estado: 1 }]);
    const [headers, ...others] = sentHeaders(sent, 'add_project');
    expect(others).toEqual([]);
    expect(headers).toBeDefined();
    for (const name of ['Solicitud', 'Operacion']) expect(headers?.get(name)).toBeNull();
  });

  it('of a new product that is answered without a record closes its dialog', async () => {
    answerDone('addProducto');
    const dialog = await openDialog('/productos_investigacion', 'Agregar Producto');
    office.write(/^Nombre/, 'Cartilla', dialog);
    await office.choose(/^Tipo/, 'Poster', dialog);
    office.press('Agregar Producto', dialog);
    await office.expectToast('Producto agregado exitosamente');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf('addProducto')).toEqual([
      { nombre: 'Cartilla', tipo: 'Poster', descripcion: '', enlace: '', created_by: 'lpena' },
    ]);
  });
});
