import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// The screen and the form load lazily; importing them here keeps the load time out of the tests.
import '../../admin/tools/merge/MergeShow.tsx';
import type { StaffIntegrante } from '../../contract/entities/integrante.ts';
import type { StaffProducto } from '../../contract/entities/producto.ts';
import { anIntegrante, aProducto, aProyecto, NO_PENDIENTES } from '../support/builders/staffRecords.ts';
import { answer, answerDone, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { expectToast, failuresAreLogged, here, openAt, press, signIn } from './backOffice.tsx';

const received = mockedNetwork();

const FIRST = aProducto({
  id: 8,
  nombre: 'Guía de carga',
  resumen: '',
  version: 4,
  proyecto_id: null,
  id_proyecto: null,
});
const SECOND = aProducto({ id: 11, nombre: 'Guía de carga', resumen: 'Se midió.', doi: '10.5555/a', version: 6 });

function answerProductos(...products: StaffProducto[]): void {
  answer('listProductos', { success: 1, products });
  answer('reloadProductos', { success: 1, products });
}
const answerVinculos = (totales: Record<string, number> = {}): void =>
  answer('listVinculos', { success: 1, vinculos: [], totales, hay_mas: false });

const choiceOf = (field: string): string[] =>
  within(screen.getByRole('radiogroup', { name: field }))
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const choose = (field: string, side: RegExp): void => {
  fireEvent.click(within(screen.getByRole('radiogroup', { name: field })).getByRole('radio', { name: side }));
};
async function confirm(): Promise<void> {
  press('Fusionar');
  press('Fusionar', await screen.findByRole('dialog'));
}

beforeEach(() => {
  signIn();
  answerProductos(FIRST, SECOND);
  answer('listProyectos', { success: 1, projects: [aProyecto()] });
  answerVinculos();
});

describe('the screen that merges two records', () => {
  it('asks for the fields that differ only, and takes a value that one of them lacks from the other', async () => {
    openAt('/fusionar/productos/8/11');
    await screen.findByRole('heading', { level: 1, name: 'Fusionar productos' });
    const groups = (await screen.findAllByRole('radiogroup')).map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['Cuál se queda', 'DOI', 'Resumen', 'Proyecto']);
    expect(choiceOf('Cuál se queda')).toEqual(['8']);
    for (const field of ['Resumen', 'DOI', 'Proyecto']) expect(choiceOf(field)).toEqual(['going']);
    expect(
      await within(screen.getByRole('radiogroup', { name: 'Proyecto' })).findByText(aProyecto().nombre),
    ).toBeTruthy();
    expect(screen.getByText('El que se queda toma 3 campos del otro.')).toBeTruthy();
  });

  it('chooses anew once the other one stays', async () => {
    openAt('/fusionar/productos/8/11');
    await screen.findByRole('radiogroup', { name: 'DOI' });
    choose('DOI', /^Del que se queda/);
    expect(choiceOf('DOI')).toEqual(['staying']);
    choose('Cuál se queda', /n\.º 11/);
    for (const field of ['Resumen', 'DOI', 'Proyecto']) expect(choiceOf(field)).toEqual(['staying']);
    expect(screen.getByText('El que se queda conserva todos sus campos.')).toBeTruthy();
    await waitFor(() =>
      expect(received.findLast(({ name }) => name === 'listVinculos')?.query).toMatchObject({ recurso_id: '8' }),
    );
  });

  it('says in numbers what moves, without what is a field', async () => {
    answerVinculos({ proyectos: 1, noticias: 2, paginas: 0 });
    openAt('/fusionar/productos/8/11');
    const list = await screen.findByRole('list', { name: 'Vínculos que pasan' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 noticias']);
  });

  it('merges after a question, with both versions and the chosen fields, and shows the record that stays', async () => {
    answerDone('mergeRecords');
    openAt('/fusionar/productos/8/11');
    await screen.findByRole('radiogroup', { name: 'DOI' });
    choose('Resumen', /^Del que se queda/);
    press('Fusionar');
    const dialog = await screen.findByRole('dialog', { name: '¿Fusionar en un solo producto?' });
    expect(dialog.textContent).toContain('Se queda «Guía de carga» (n.º 8).');
    expect(dialog.textContent).toContain('Va a la Papelera «Guía de carga» (n.º 11)');
    expect(bodiesOf('mergeRecords')).toEqual([]);
    press('Fusionar', dialog);
    await expectToast('Hecho');
    expect(bodiesOf('mergeRecords')).toEqual([
      { recurso: 'productos', recurso_id: 8, version: 4, otro_id: 11, otra_version: 6, campos: ['doi', 'proyecto_id'] },
    ]);
    await waitFor(() => expect(here()).toMatch(/^#\/admin\/productos_investigacion/));
  });

  it('does nothing if the question is cancelled', async () => {
    openAt('/fusionar/productos/8/11');
    await screen.findByRole('radiogroup', { name: 'DOI' });
    press('Fusionar');
    press('Cancelar', await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf('mergeRecords')).toEqual([]);
  });

  it('shows what somebody changed meanwhile and asks again about that field only', async () => {
    failuresAreLogged();
    refuse('mergeRecords', 'Otra persona guardó este registro', 409);
    openAt('/fusionar/productos/8/11');
    await screen.findByRole('radiogroup', { name: 'DOI' });
    choose('DOI', /^Del que se queda/);
    choose('Resumen', /^Del que se queda/);
    answerProductos(FIRST, { ...SECOND, doi: '10.5555/b', version: 9 });
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('Otra persona guardó este registro');
    await screen.findByText('10.5555/b');
    expect(choiceOf('DOI')).toEqual(['going']);
    expect(choiceOf('Resumen')).toEqual(['staying']);
    answerDone('mergeRecords');
    await confirm();
    await expectToast('Hecho');
    expect(bodiesOf('mergeRecords').at(-1)).toMatchObject({ otra_version: 9, campos: ['doi', 'proyecto_id'] });
  });

  it('offers the choice of the full text, with a link to it', async () => {
    answerProductos(FIRST, { ...FIRST, id: 11, url_pdf: '/api/uploads/texto.pdf', pdf_bytes: 1_000 });
    openAt('/fusionar/productos/8/11');
    const group = await screen.findByRole('radiogroup', { name: 'Texto completo (PDF)' });
    expect(within(group).getByText('Sin archivo')).toBeTruthy();
    expect(within(group).getByRole('link', { name: 'Abrir el PDF' }).getAttribute('href')).toBe(
      '/api/uploads/texto.pdf',
    );
    expect(choiceOf('Texto completo (PDF)')).toEqual(['going']);
  });

  it('says that nothing differs', async () => {
    answerProductos(FIRST, { ...FIRST, id: 11 });
    openAt('/fusionar/productos/8/11');
    await screen.findByText('Todos los campos son iguales.');
    expect(await screen.findByText('El que se va no tiene vínculos con otros registros.')).toBeTruthy();
  });

  it('is not found for a kind that cannot be merged, or a record and itself', async () => {
    openAt('/fusionar/noticias/1/2');
    await screen.findByRole('heading', { name: 'Página no encontrada' });
  });
});

describe('the ways to it', () => {
  const members = [
    anIntegrante({ id: 5, nombres: 'Ana', apellidos: 'Núñez' }),
    anIntegrante({ id: 6, nombres: 'Beto', apellidos: 'Ríos', orcid: '', email: 'beto@example.org' }),
    anIntegrante({ id: 7, nombres: 'ana', apellidos: 'nuñez', email: '', correo: '' }),
  ] as StaffIntegrante[];
  beforeEach(() => answer('listIntegrantes', { success: 1, integrantes: members }));

  it('are two selected rows of a list', async () => {
    openAt('/integrantes');
    const boxes = await screen.findAllByRole('checkbox', { name: /Seleccionar esta fila/i });
    fireEvent.click(boxes[2] as HTMLElement);
    await screen.findByText('Elija dos para fusionarlos.');
    fireEvent.click(boxes[0] as HTMLElement);
    const link = await screen.findByRole('link', { name: 'Fusionar' });
    expect(link.getAttribute('href')).toMatch(/^#\/admin\/fusionar\/integrantes\/\d\/\d$/);
    fireEvent.click(boxes[1] as HTMLElement);
    await screen.findByText('Elija dos para fusionarlos.');
  });

  it('are the search for another record, with possible duplicates first', async () => {
    answerProductos(FIRST, aProducto({ id: 9, nombre: 'Manual de frenos', isbn: '' }), SECOND);
    openAt('/fusionar/productos/8');
    const input = await screen.findByRole('combobox', { name: 'Buscar por el nombre' });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['Guía de carga (n.º 11, posible duplicado)', 'Manual de frenos (n.º 9)']);
    fireEvent.change(input, { target: { value: 'MANUAL' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Manual de frenos (n.º 9)' }));
    await screen.findByRole('radiogroup', { name: 'Nombre' });
    expect(here()).toBe('#/admin/fusionar/productos/8/9');
  });

  it('are a button of the form, and of the group in Pendientes, to which the screen returns', async () => {
    answerDone('mergeRecords');
    const other = { id: 11, nombre: 'Guía de carga', campo: 'nombre', detalle: '2026-11-21T03:00:00.000Z' };
    answer('listPendientes', {
      ...NO_PENDIENTES,
      grupos: [
        {
          grupo: 'posibles_duplicados',
          total: 1,
          registros: [{ recurso: 'productos', ...other, id: 8, otros: [other] }],
        },
      ],
    });
    openAt('/pendientes');
    fireEvent.click(await screen.findByRole('link', { name: 'Fusionar: Guía de carga' }));
    await screen.findByRole('radiogroup', { name: 'DOI' });
    expect(here()).toBe('#/admin/fusionar/productos/8/11');
    await confirm();
    await waitFor(() => expect(here()).toBe('#/admin/pendientes'));
  });
});
