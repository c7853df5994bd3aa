import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// The frame loads it lazily; importing it here keeps the load time out of the tests.
import '../../../admin/tools/imports/list/ImportColumns.tsx';
import '../../../admin/tools/imports/list/ImportList.tsx';
import '../../../admin/tools/imports/show/ImportShow.tsx';
import { anImport, anImportSummary, importCounts } from '../../support/builders/imports.ts';
import { answer, answerAfter, answerDone, answerRaw, bodiesOf, mockedNetwork, refuse } from '../../support/network.ts';
import { expectToast, failuresAreLogged, here, openAt, press, signIn, whenAsked, write } from '../backOffice.tsx';

const received = mockedNetwork();

beforeEach(() => {
  signIn();
  answer('listImports', { success: 1, importaciones: [] });
  answer('listRememberedNames', { success: 1, nombres: [] });
  answer('getImport', { success: 1, importacion: anImport({ estado: 'leyendo' }) });
});

const CSV = new File(['Título;Año\nSeñales;2024'], 'productos.csv', { type: 'text/csv' });
const sentNames = () => bodiesOf('addImport').map((body) => (body as { nombre: string }).nombre);

async function open() {
  openAt('/importar');
  await screen.findByRole('heading', { level: 1, name: 'Importar' });
}

describe('admin/importar', () => {
  it('is the last entry below Contenido', async () => {
    await open();
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(entries[entries.indexOf('Importar') - 1]).toBe('Noticias');
    expect(screen.getByRole('menuitem', { name: 'Importar' }).getAttribute('href')).toBe('#/admin/importar');
  });

  it('says what can be imported while there is no import', async () => {
    await open();
    await screen.findByText('Aún no hay importaciones.');
    await screen.findByText(/BibTeX, RIS, JSON de un gestor de referencias o una página de GrupLAC/);
  });

  it('sends a chosen file and leads to its import', async () => {
    answer('addImport', { success: 1, message: 'Hecho', id: 4 });
    await open();
    fireEvent.change(screen.getByLabelText('Elija un archivo o suéltelo aquí'), { target: { files: [CSV] } });
    await waitFor(() => expect(here()).toBe('#/admin/importar/4'));
    expect(bodiesOf('addImport')).toEqual([
      { nombre: 'productos.csv', archivo: { name: 'productos.csv', type: 'text/csv' } },
    ]);
  });

  it('stays where the user has gone while the file was sent', async () => {
    const answered = Promise.withResolvers<void>();
    answerAfter(answered.promise, 'addImport', { success: 1, message: 'Hecho', id: 4 });
    answer('listNoticias', { success: 1, noticias: [] });
    await open();
    fireEvent.change(screen.getByLabelText('Elija un archivo o suéltelo aquí'), { target: { files: [CSV] } });
    await waitFor(() => expect(sentNames()).toEqual(['productos.csv']));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Noticias' }));
    await screen.findByRole('heading', { level: 1, name: 'Noticias' });
    answered.resolve();
    await expectToast('Se está leyendo el archivo');
    expect(screen.getByRole('link', { name: 'Abrir' }).getAttribute('href')).toBe('#/admin/importar/4');
    expect(here()).toBe('#/admin/noticias');
  });

  it('says where the user has gone that the file was refused', async () => {
    failuresAreLogged();
    const refused = 'Hay 20 importaciones sin terminar: termine o descarte una';
    const answered = Promise.withResolvers<void>();
    answerAfter(answered.promise, 'addImport', { success: 0, message: refused });
    await open();
    fireEvent.change(screen.getByLabelText('Elija un archivo o suéltelo aquí'), { target: { files: [CSV] } });
    await waitFor(() => expect(sentNames()).toEqual(['productos.csv']));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Noticias' }));
    await screen.findByRole('heading', { level: 1, name: 'Noticias' });
    answered.resolve();
    await expectToast(refused);
  });

  it('sends a dropped file', async () => {
    answer('addImport', { success: 1, message: 'Hecho', id: 4 });
    await open();
    const zone = screen.getByLabelText('Elija un archivo o suéltelo aquí').parentElement as HTMLElement;
    const drop = createEvent.drop(zone);
    Object.defineProperty(drop, 'dataTransfer', { value: { files: [CSV] } });
    fireEvent(zone, drop);
    await waitFor(() => expect(here()).toBe('#/admin/importar/4'));
    expect(sentNames()).toEqual(['productos.csv']);
  });

  it('sends a pasted text as a file', async () => {
    answer('addImport', { success: 1, message: 'Hecho', id: 4 });
    await open();
    press('Pegar un texto');
    write('Texto pegado', '@article{a, title={Señales}}');
    press('Leer el texto');
    await waitFor(() => expect(here()).toBe('#/admin/importar/4'));
    expect(sentNames()).toEqual(['Texto pegado.txt']);
  });

  it('says at the field why a file is refused', async () => {
    failuresAreLogged();
    refuse('addImport', 'Hay 20 importaciones sin terminar: termine o descarte una');
    await open();
    const field = screen.getByLabelText('Elija un archivo o suéltelo aquí');
    fireEvent.change(field, { target: { files: [CSV] } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Hay 20 importaciones/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('does not send a file of more than 20 MB', async () => {
    await open();
    const large = Object.defineProperty(new File(['x'], 'grande.csv'), 'size', { value: 20_971_521 });
    fireEvent.change(screen.getByLabelText('Elija un archivo o suéltelo aquí'), { target: { files: [large] } });
    await screen.findByText('El archivo debe ser menor a 20 MB');
    expect(sentNames()).toEqual([]);
  });
});

describe('the list of imports', () => {
  const row = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;

  it('says who, when, what file, its state and its numbers', async () => {
    const numeros = importCounts({ total: 1200, incluidas: 1 });
    answer('listImports', {
      success: 1,
      importaciones: [
        anImportSummary({ numeros }),
        anImportSummary({
          id: 3,
          archivo: 'grupo.html',
          formato: 'gruplac',
          estado: 'importada',
          resultado: { creados: 5000, cambiados: 1, borradores: 0 },
        }),
      ],
    });
    await open();
    await screen.findByRole('link', { name: 'productos.csv' });
    const text = (name: string) => row(name).textContent.replaceAll('\u00a0', ' ');
    const when = '21 de noviembre de 2026, 10:00 a. m.';
    expect(text('productos.csv')).toContain(`Por revisarCSV · 1.200 filas, 1 incluida · lpena · ${when}`);
    expect(text('grupo.html')).toContain(`ImportadaPágina de GrupLAC · 5.000 creados y 1 cambiado · lpena · ${when}`);
    expect(screen.getByRole('link', { name: 'Continuar productos.csv' }).getAttribute('href')).toBe(
      '#/admin/importar/4',
    );
  });

  it('discards an open import after a question', async () => {
    answer('listImports', { success: 1, importaciones: [anImportSummary()] });
    answerDone('discardImport');
    const confirm = whenAsked(true);
    await open();
    await screen.findByRole('link', { name: 'productos.csv' });
    press('Descartar: productos.csv');
    await expectToast('Importación descartada');
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining('¿Está seguro de que desea descartar'));
    expect(received.find(({ name }) => name === 'discardImport')?.params).toEqual({ id: '4' });
  });

  it('undoes an applied import after a question, and follows the job', async () => {
    const applied = anImportSummary({ estado: 'importada', resultado: { creados: 2, cambiados: 0, borradores: 0 } });
    answer('listImports', { success: 1, importaciones: [applied] });
    answerDone('undoImport');
    whenAsked(true);
    await open();
    await screen.findByRole('link', { name: 'productos.csv' });
    answer('listImports', { success: 1, importaciones: [{ ...applied, estado: 'deshaciendo' }] });
    press('Deshacer esta importación: productos.csv');
    await within(row('productos.csv')).findAllByText('Deshaciendo');
    answer('listImports', { success: 1, importaciones: [{ ...applied, estado: 'deshecha' }] });
    await within(row('productos.csv')).findAllByText('Deshecha');
  });

  it('offers a retry after a failure', async () => {
    failuresAreLogged();
    refuse('listImports', undefined, 422);
    await open();
    await screen.findByText('Error al cargar las importaciones');
    answer('listImports', { success: 1, importaciones: [] });
    press('Reintentar');
    await screen.findByText('Aún no hay importaciones.');
  });
});

describe("'Descargar plantilla'", () => {
  it('leads to what each column of a kind takes', async () => {
    answer('listImportColumns', {
      success: 1,
      columnas: [
        { nombre: 'Título', recibe: 'Texto de una línea', ejemplo: '', obligatoria: true },
        { nombre: 'Fecha', recibe: 'Fecha o año', ejemplo: '2024-03', obligatoria: false },
      ],
    });
    await open();
    fireEvent.click(await screen.findByRole('link', { name: 'Qué lleva cada columna: Noticias' }));
    const panel = await screen.findByRole('region', { name: 'Noticias' });
    expect(here()).toBe('#/admin/importar/columnas/noticias');
    const terms = [...panel.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(terms).toEqual([
      ['Título (obligatoria)', 'Texto de una línea'],
      ['Fecha', 'Fecha o añoEjemplo: 2024-03'],
    ]);
    expect(received.find(({ name }) => name === 'listImportColumns')?.query).toEqual({ recurso: 'noticias' });
  });

  it('saves the template of a kind', async () => {
    answerRaw('getImportTemplate', 'Título;Tipo');
    const created = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:plantilla');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open();
    press('Descargar plantilla: Productos, CSV');
    await waitFor(() => expect(click).toHaveBeenCalled());
    const link = click.mock.contexts[0] as HTMLAnchorElement;
    expect(link.download).toBe('plantilla-productos.csv');
    expect(received.find(({ name }) => name === 'getImportTemplate')?.query).toEqual({
      recurso: 'productos',
      formato: 'csv',
    });
    created.mockRestore();
    click.mockRestore();
  });
});

describe("'Nombres recordados'", () => {
  const name = { id: 9, nombre: 'Pérez J.', integrante: null, created_at: '2026-11-21T15:00:00Z', created_by: 'ana' };

  it('lists who each name is, and forgets one', async () => {
    const laura = { ...name, id: 8, nombre: 'Peña L.', integrante: { id: 5, nombre: 'Laura Peña' } };
    answer('listRememberedNames', { success: 1, nombres: [name, laura] });
    answerDone('forgetName');
    await open();
    const list = await screen.findByRole('list', { name: 'Nombres recordados' });
    await within(list).findByText('Laura Peña');
    expect(list.textContent).toContain('«Pérez J.» es nadie del grupo');
    answer('listRememberedNames', { success: 1, nombres: [laura] });
    screen.getByRole('button', { name: 'Olvidar el nombre Pérez J.' }).focus();
    press('Olvidar el nombre Pérez J.');
    await expectToast('Nombre olvidado');
    await waitFor(() => expect(list.textContent).not.toContain('Pérez'));
    expect(document.activeElement).toBe(list);
    expect(received.find((call) => call.name === 'forgetName')?.params).toEqual({ id: '9' });
  });
});
