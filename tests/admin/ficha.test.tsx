import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyPersona } from '../../admin/resources/productos/ficha/personaDraft.ts';
import { anIntegrante, aProducto } from '../support/builders/staffRecords.ts';
import { answer, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { choose, closeToast, expectToast, failuresAreLogged, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

const LIBRE = aProducto({ id: 9, nombre: 'Anuario', doi: '10.5555/anuario' });
const AUTHOR = { ...emptyPersona(), apellidos: 'Ruiz', nombres: 'Eva' };
const PDF = () => new File(['%PDF-1.7'], 'articulo.pdf', { type: 'application/pdf' });

beforeEach(() => {
  signIn();
  answer('listProductos', { success: 1, products: [aProducto({ autores: [AUTHOR] }), LIBRE] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
});

async function openForm(button: string, title: string) {
  openAt('/productos_investigacion');
  await screen.findByText('Anuario');
  press(button);
  return screen.findByRole('dialog', { name: title });
}
const rowsOf = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the bibliographic record of a new product', () => {
  it('shows the fields of the type, finds a member as author, moves authors and names wrong fields', async () => {
    const dialog = await openForm('Agregar Producto', 'Agregar Producto');
    write(/^Nombre/, 'Cruces', dialog);
    press('Ficha bibliográfica', dialog);
    expect(within(dialog).queryByLabelText('ISSN')).toBeNull();
    await choose(/^Tipo/, 'Conferencia', dialog);
    const help = 'Para la cita, Google Scholar y el CvLAC. Un evento con este nombre aparece en la página de la línea.';
    expect(within(dialog).getByText(help)).toBeTruthy();
    await choose(/^Tipo/, 'Artículo científico', dialog);
    write('ISSN', '2049-3631', dialog);

    press('Agregar institución autora', dialog);
    write('Nombre de la institución', 'Agencia Vial', dialog);
    press('Agregar autor', dialog);
    const surnames = within(dialog).getByLabelText(/^Apellidos/);
    expect(document.activeElement).toBe(surnames);
    fireEvent.change(surnames, { target: { value: 'nunez' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Ana Núñez' }));
    expect(rowsOf(dialog)).toEqual([
      expect.stringMatching(/^1\. Agencia Vial/),
      expect.stringMatching(/^2\. Núñez, Ana.*0000-0002-1825-0097.*Integrante/),
    ]);
    press('Subir a Núñez, Ana', dialog);
    expect(rowsOf(dialog)[0]).toMatch(/^1\. Núñez, Ana/);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bajar a Núñez, Ana');
    expect(within(dialog).getByText('Núñez, Ana: puesto 1 de 2')).toBeTruthy();

    write('DOI', 'https://doi.org/10.5555/ANUARIO', dialog);
    const link = await within(dialog).findByRole('link', { name: 'Anuario' });
    expect(link.getAttribute('href')).toContain('/productos_investigacion?filter=');

    press('Agregar Producto', dialog);
    await within(dialog).findByText('El ISSN no es válido: su último dígito no corresponde');
    await closeToast('El ISSN no es válido: su último dígito no corresponde');
    write('ISSN', '2049-3630', dialog);
    answer('addProducto', { success: 1, message: 'ok', product: aProducto({ id: 10 }) });
    answer('reloadProductos', { success: 1, products: [LIBRE] });
    press('Agregar Producto', dialog);
    await expectToast('Producto agregado exitosamente');
    expect(bodiesOf('addProducto')).toEqual([
      {
        nombre: 'Cruces',
        tipo: 'Artículo científico',
        descripcion: '',
        enlace: '',
        issn: '2049-3630',
        doi: '10.5555/anuario',
        autores: [
          { ...emptyPersona(), apellidos: 'Núñez', nombres: 'Ana', orcid: '0000-0002-1825-0097', integrante_id: 5 },
          { ...emptyPersona(), nombre_corporativo: 'Agencia Vial' },
        ],
        created_by: 'lpena',
      },
    ]);
  });

  it('is sent with its full text; a refusal stores nothing, and the same save is sent again', async () => {
    failuresAreLogged();
    const dialog = await openForm('Agregar Producto', 'Agregar Producto');
    write(/^Nombre/, 'Cruces', dialog);
    await choose(/^Tipo/, 'Software', dialog);
    press('Ficha bibliográfica', dialog);
    fireEvent.change(within(dialog).getByLabelText('Texto completo (PDF)'), { target: { files: [PDF()] } });
    await within(dialog).findByText(/articulo\.pdf · 1 kB/);
    refuse('addProducto', 'El archivo no es un PDF', 415);
    press('Agregar Producto', dialog);
    await expectToast('El archivo no es un PDF');
    const added = aProducto({ id: 10, nombre: 'Cruces' });
    answer('addProducto', { success: 1, message: 'ok', product: added });
    answer('reloadProductos', { success: 1, products: [LIBRE, added] });
    answer('listProductos', { success: 1, products: [LIBRE, added] });
    press('Agregar Producto', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const pdf = { name: 'articulo.pdf', type: 'application/pdf' };
    expect(bodiesOf('addProducto')).toMatchObject([
      { nombre: 'Cruces', pdf },
      { nombre: 'Cruces', pdf },
    ]);
    expect(bodiesOf('updateProducto')).toEqual([]);
  });
});

describe('the bibliographic record in the form', () => {
  const fold = (dialog: HTMLElement) => within(dialog).queryByRole('button', { name: 'Ficha bibliográfica' });
  const doi = (dialog: HTMLElement) => within(dialog).queryByLabelText('DOI');

  it('is folded while all of it is empty, and stays in sight with a value', async () => {
    const dialog = await openForm('Agregar Producto', 'Agregar Producto');
    expect(fold(dialog)?.getAttribute('aria-expanded')).toBe('false');
    expect(doi(dialog)).toBeNull();
    press('Ficha bibliográfica', dialog);
    write('DOI', '10.5555/otro', dialog);
    await waitFor(() => expect(fold(dialog)).toHaveProperty('disabled', true));
    write('DOI', '', dialog);
    await waitFor(() => expect(fold(dialog)).toHaveProperty('disabled', false));
    expect(doi(dialog)).not.toBeNull();
    press('Ficha bibliográfica', dialog);
    await waitFor(() => expect(doi(dialog)).toBeNull());
  });

  it('is in sight for a product that has a part of it, also once that is deleted', async () => {
    const dialog = await openForm('Editar Anuario', 'Editar producto');
    await within(dialog).findByDisplayValue('10.5555/anuario');
    write('DOI', '', dialog);
    await waitFor(() => expect(doi(dialog)).toHaveProperty('value', ''));
    expect(fold(dialog)).toBeNull();
  });

  it('opens for the field that a link asks for', async () => {
    openAt('/productos_investigacion?editar=8&campo=resumen');
    const dialog = await screen.findByRole('dialog', { name: 'Editar producto' });
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).queryByLabelText('Resumen')));
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
  });
});

describe('the authors of a citation', () => {
  const CITA = '@article{x, title={Cruces}, author={Núñez, Ana and Gil, D. and Otro, Eva}, year={2024}}';

  it('that are members are linked, which can be taken back; initials ask', async () => {
    answer('listIntegrantes', {
      success: 1,
      integrantes: [anIntegrante(), anIntegrante({ id: 31, nombres: 'Dario', apellidos: 'Gil', orcid: '' })],
    });
    const dialog = await openForm('Agregar Producto', 'Agregar Producto');
    const [first] = within(dialog).getAllByRole('button', { name: /^(?!Cerrar)/ });
    expect(first?.textContent).toBe('Completar desde una cita');
    press('Completar desde una cita', dialog);
    write(/^Cita copiada/, CITA, dialog);
    const nombre = within(dialog).getByLabelText(/^Nombre/);
    fireEvent.change(nombre, { target: { value: 'Glorietas' } });
    press('Leer la cita', dialog);
    await within(dialog).findByText('1 autor es integrante del grupo');
    within(dialog).getByText('Ahora: Glorietas');
    fireEvent.change(nombre, { target: { value: 'Puentes' } });
    await within(dialog).findByText('Ahora: Puentes');
    within(dialog).getByText(/^¿Es Dario Gil\?/);
    press('Sí, es Dario Gil', dialog);
    await within(dialog).findByText('2 autores son integrantes del grupo');
    expect(rowsOf(dialog).map((row) => /Integrante/.test(row ?? ''))).toEqual([true, true, false]);
    press('No es Ana Núñez', dialog);
    await within(dialog).findByText('1 autor es integrante del grupo');
    expect(rowsOf(dialog).map((row) => /Integrante/.test(row ?? ''))).toEqual([false, true, false]);
  });

  it('are linked where they stand after a row was removed, and only with their own ORCID', async () => {
    answer('listIntegrantes', {
      success: 1,
      integrantes: [anIntegrante(), anIntegrante({ id: 31, nombres: 'Dario', apellidos: 'Gil', orcid: '' })],
    });
    const dialog = await openForm('Agregar Producto', 'Agregar Producto');
    press('Completar desde una cita', dialog);
    write(/^Cita copiada/, CITA, dialog);
    press('Leer la cita', dialog);
    await within(dialog).findByText(/^¿Es Dario Gil\?/);
    press('Quitar a Núñez, Ana', dialog);
    press('Sí, es Dario Gil', dialog);
    await waitFor(() =>
      expect(rowsOf(dialog)).toEqual([
        expect.stringMatching(/^1\. Gil.*Integrante/),
        expect.not.stringMatching(/Integrante/),
      ]),
    );
    press('No es Dario Gil', dialog);
    press('Editar a Otro, Eva', dialog);
    write(/^ORCID/, '0000-0002-1825-0097', dialog);
    const surnames = within(dialog).getByLabelText(/^Apellidos/);
    surnames.focus();
    fireEvent.change(surnames, { target: { value: 'gil' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Dario Gil' }));
    await waitFor(() => expect(within(dialog).getByLabelText<HTMLInputElement>(/^ORCID/).value).toBe(''));
  });
});

it('what the reader of a citation remarks is shown by field', async () => {
  const dialog = await openForm('Agregar Producto', 'Agregar Producto');
  press('Completar desde una cita', dialog);
  write(/^Cita copiada/, 'DB  - Una base\nTY  - JOUR\nTI  - Cruces\nER  - ', dialog);
  press('Leer la cita', dialog);
  await within(dialog).findByText('Nombre: En el archivo están antes de «TY»: DB. Se tomaron para este registro');
});

it('a citation that is not understood is said below its field; one with ORCID and tags is', async () => {
  const dialog = await openForm('Agregar Producto', 'Agregar Producto');
  press('Completar desde una cita', dialog);
  write(/^Cita copiada/, 'no es una cita', dialog);
  press('Leer la cita', dialog);
  const box = document.getElementById(
    within(dialog).getByRole('button', { name: 'Completar desde una cita' }).getAttribute('aria-controls') ?? '',
  ) as HTMLElement;
  await within(box).findByText('No se reconoce la cita: pegue la de un gestor de referencias, en BibTeX, RIS o JSON');
  const author = { family: 'Núñez de Paz', given: 'A. L.', ORCID: 'https://orcid.org/0000-0002-1825-0097' };
  const abstract = '<jats:p>Se midió.</jats:p>';
  write(/^Cita copiada/, JSON.stringify([{ type: 'book', title: 'Cruces', author: [author], abstract }]), dialog);
  press('Leer la cita', dialog);
  await within(dialog).findByText('1 autor es integrante del grupo');
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Resumen').value).toBe('Se midió.');
});

describe('a citation of several works', () => {
  const CITA = ['Cruces', 'Glorietas', 'Puentes']
    .map((title, at) => `@article{c${at}, title={${title}}, year={${2020 + at}}}`)
    .join('\n');
  const ARTICLE = { tipo: 'Artículo científico', created_by: 'lpena' };
  const works = (dialog: HTMLElement) =>
    within(within(dialog).getByRole('group', { name: 'Obras de la cita' }))
      .getAllByRole('button', { name: /\(\d{4}\)$/ })
      .map(({ textContent }) => textContent);
  const titleIn = (dialog: HTMLElement) => within(dialog).getByLabelText<HTMLInputElement>(/^Nombre/).value;

  async function openAndPaste() {
    const dialog = await openForm('Agregar Producto', 'Agregar Producto');
    press('Completar desde una cita', dialog);
    write(/^Cita copiada/, CITA, dialog);
    press('Leer la cita', dialog);
    await within(dialog).findByText('La cita tiene 3 obras. Elija la de este producto.');
    return dialog;
  }
  function answerAdded(id: number) {
    answer('addProducto', { success: 1, message: 'ok', product: aProducto({ id, doi: '' }) });
    answer('reloadProductos', { success: 1, products: [LIBRE] });
  }

  it('fills the form with the chosen one, and offers the others after saving until none is left', async () => {
    const first = await openAndPaste();
    expect(works(first)).toEqual(['Cruces (2020)', 'Glorietas (2021)', 'Puentes (2022)']);
    expect(titleIn(first)).toBe('');
    press('Glorietas (2021)', first);
    await waitFor(() => expect(titleIn(first)).toBe('Glorietas'));
    answerAdded(10);
    press('Agregar Producto', first);
    await expectToast('Producto agregado exitosamente');

    fireEvent.click(screen.getByRole('link', { name: 'Agregar otra obra de la cita (2)' }));
    const second = await screen.findByRole('dialog', { name: 'Agregar Producto' });
    await within(second).findByText('La cita tiene 2 obras. Elija la de este producto.');
    // Closed without a choice: nothing is lost.
    press('Cancelar', second);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Agregar Producto');
    const third = await screen.findByRole('dialog', { name: 'Agregar Producto' });
    await within(third).findByText('La cita tiene 2 obras. Elija la de este producto.');
    expect(works(third)).toEqual(['Cruces (2020)', 'Puentes (2022)']);
    press('Puentes (2022)', third);
    await waitFor(() => expect(titleIn(third)).toBe('Puentes'));
    answerAdded(11);
    press('Agregar Producto', third);
    expect(await screen.findByRole('link', { name: 'Agregar otra obra de la cita (1)' })).toBeTruthy();
    expect(bodiesOf('addProducto')).toMatchObject([
      { ...ARTICLE, nombre: 'Glorietas', fecha_publicacion: '2021' },
      { ...ARTICLE, nombre: 'Puentes', fecha_publicacion: '2022' },
    ]);

    press('Agregar Producto');
    const last = await screen.findByRole('dialog', { name: 'Agregar Producto' });
    await within(last).findByText('Queda 1 obra de la cita. Elija la de este producto.');
    press('Descartar las demás', last);
    expect(within(last).queryByRole('group', { name: 'Obras de la cita' })).toBeNull();
    press('Cancelar', last);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Agregar Producto');
    const empty = await screen.findByRole('dialog', { name: 'Agregar Producto' });
    expect(within(empty).queryByLabelText(/^Cita copiada/)).toBeNull();
  });

  it('keeps the others when the chosen one is stored as a draft', async () => {
    const dialog = await openAndPaste();
    press('Cruces (2020)', dialog);
    await waitFor(() => expect(titleIn(dialog)).toBe('Cruces'));
    const saved = { created_at: '2026-11-20T15:00:00.000Z', created_by: 'ana', updated_at: '2026-11-20T15:00:00.000Z' };
    const borrador = { id: 3, recurso_id: null, nombre: 'Cruces', version: 1, updated_by: 'ana', ...saved };
    answer('saveDraft', { success: 1, message: 'ok', borrador: { ...borrador, recurso: 'productos' } });
    press('Guardar como borrador', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Agregar Producto');
    const next = await screen.findByRole('dialog', { name: 'Agregar Producto' });
    await within(next).findByText('La cita tiene 2 obras. Elija la de este producto.');
    expect(works(next)).toEqual(['Glorietas (2021)', 'Puentes (2022)']);
  });
});

describe('the bibliographic record of a stored product', () => {
  it('opens the fields of a wrong author, and sends an emptied list', async () => {
    const dialog = await openForm('Editar Guía de carga', 'Editar producto');
    await within(dialog).findByText(/Ruiz, Eva/);
    expect(within(dialog).queryByLabelText(/^Apellidos/)).toBeNull();
    press('Editar a Ruiz, Eva', dialog);
    write(/^Apellidos/, '', dialog);
    press('Editar a Eva', dialog);
    press('Guardar cambios', dialog);
    await within(dialog).findByText('Escriba los apellidos o el nombre de la institución');
    await closeToast('Escriba los apellidos o el nombre de la institución');
    press('Quitar a Eva', dialog);
    answer('updateProducto', { success: 1, message: 'ok' });
    answer('reloadProductos', { success: 1, products: [LIBRE] });
    press('Guardar cambios', dialog);
    await expectToast('Producto actualizado exitosamente');
    expect(bodiesOf('updateProducto')).toMatchObject([{ id: 8, autores: [] }]);
  });
});

it('shows the filled fields of a product', async () => {
  const filled = { autores: [AUTHOR], acceso: 'embargo', fecha_embargo: '2026-05-01', pdf_bytes: 2_000_000 };
  answer('listProductos', { success: 1, products: [LIBRE, aProducto({ ...filled, url_pdf: '/texto.pdf' })] });
  openAt('/productos_investigacion');
  await screen.findByText('Anuario');
  press('Ver Guía de carga');
  const dialog = within(await screen.findByRole('dialog', { name: 'Guía de carga' }));
  for (const text of ['Ruiz, Eva', 'Embargado hasta una fecha', '1 de mayo de 2026']) dialog.getByText(text);
  expect(dialog.getByRole('link', { name: 'Abrir el PDF' }).getAttribute('href')).toBe('/texto.pdf');
  expect(dialog.queryByText('ISSN')).toBeNull();
});

it('a form holds a title of 500 characters and 1,000 authors, and shows the first 100', async () => {
  const autores = Array.from({ length: 1_000 }, (_, n) => ({
    ...emptyPersona(),
    apellidos: `Autor ${n + 1}`,
    nombres: 'Eva',
  }));
  const work = aProducto({ id: 11, nombre: 'Colaboración', autores });
  answer('listProductos', { success: 1, products: [LIBRE, work] });
  answer('updateProducto', { success: 1, message: 'ok' });
  const dialog = await openForm('Editar Colaboración', 'Editar producto');
  expect(within(dialog).getAllByRole('button', { name: /^Quitar a Autor/ })).toHaveLength(100);
  expect(within(dialog).getByText('Mostrar 900 autores más')).toBeTruthy();
  const nombre = 'T'.repeat(500);
  write(/^Nombre/, nombre, dialog);
  press('Quitar a Autor 1, Eva', dialog);
  answer('reloadProductos', { success: 1, products: [LIBRE, work] });
  press('Guardar cambios', dialog);
  await waitFor(() => expect(bodiesOf('updateProducto')).toMatchObject([{ nombre, autores: autores.slice(1) }]));
});
