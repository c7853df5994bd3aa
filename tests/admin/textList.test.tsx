import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../dataProvider/methods/drafts.ts';
import { aDetail, anIntegrante, aProducto, aProyecto } from '../support/builders/staffRecords.ts';
import { LAURA } from '../support/laura.ts';
import { memoryCopies } from '../support/memoryCopies.ts';
import { answer, answerDone, bodiesOf, mockedNetwork } from '../support/network.ts';
import { openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

const MINISTERIO = 'Ministerio de Ciencia, Tecnología e Innovación';
const OTHERS = ['Universidad del Valle', MINISTERIO];

beforeEach(() => {
  signIn();
  const proyecto = aProyecto({ entidades: ['Alcaldía de Cali'] });
  answer('listProyectos', { success: 1, projects: [proyecto, aProyecto({ id: 9, entidades: OTHERS })] });
  answer('getProyecto', { ...aDetail(), project: proyecto });
  answer('listLineas', { success: 1, lineas: [] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('listProductos', { success: 1, products: [] });
  answerDone('updateProyecto');
});

async function open(): Promise<HTMLInputElement> {
  openAt('/detalle_proyecto/3');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Entidades' });
  await waitFor(() => expect(chips()).toEqual(['Alcaldía de Cali']));
  return field;
}

const chips = () => {
  const list = screen.queryByRole('list', { name: 'Entidades como etiquetas' });
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
};

const type = (text: string) => write('Entidades', text);
const key = (field: HTMLElement, name: string) => fireEvent.keyDown(field, { key: name });

async function saved(): Promise<unknown> {
  press('Guardar');
  await waitFor(() => expect(bodiesOf('updateProyecto')).toHaveLength(1));
  return (bodiesOf('updateProyecto') as { entidades: unknown }[])[0]?.entidades;
}

describe('a list of texts', () => {
  it('keeps what is typed as one item on Enter, commas included, also when it is edited and saved again', async () => {
    const field = await open();
    type(MINISTERIO);
    key(field, 'Enter');
    await waitFor(() => expect(chips()).toEqual(['Alcaldía de Cali', MINISTERIO]));
    expect(field.value).toBe('');
    type('Red Vial');
    fireEvent.blur(field);
    expect(await saved()).toEqual(['Alcaldía de Cali', MINISTERIO, 'Red Vial']);
  });

  it('never splits a stored item', async () => {
    const proyecto = aProyecto({ entidades: [MINISTERIO] });
    answer('getProyecto', { ...aDetail(), project: proyecto });
    openAt('/detalle_proyecto/3');
    await waitFor(() => expect(chips()).toEqual([MINISTERIO]));
    type('Red Vial');
    expect(await saved()).toEqual([MINISTERIO, 'Red Vial']);
  });

  it('splits the rest at commas on leaving, and offers to keep it as one name', async () => {
    const field = await open();
    type(MINISTERIO);
    await waitFor(() =>
      expect(chips()).toEqual(['Alcaldía de Cali', 'Ministerio de Ciencia', 'Tecnología e Innovación']),
    );
    fireEvent.blur(field);
    expect(field.value).toBe('');
    press('Dejar como un solo nombre');
    await waitFor(() => expect(chips()).toEqual(['Alcaldía de Cali', MINISTERIO]));
    expect(screen.queryByRole('button', { name: 'Dejar como un solo nombre' })).toBeNull();
    expect(await saved()).toEqual(['Alcaldía de Cali', MINISTERIO]);
  });

  it('keeps an item of before that is also a piece of the text', async () => {
    const field = await open();
    type('Alcaldía de Cali, Secretaría de Movilidad');
    fireEvent.blur(field);
    press('Dejar como un solo nombre');
    await waitFor(() => expect(chips()).toEqual(['Alcaldía de Cali', 'Alcaldía de Cali, Secretaría de Movilidad']));
  });

  it('splits the text on saving, and then still offers to keep it as one name', async () => {
    await open();
    type(MINISTERIO);
    expect(await saved()).toEqual(['Alcaldía de Cali', 'Ministerio de Ciencia', 'Tecnología e Innovación']);
    press('Dejar como un solo nombre');
    await waitFor(() => expect(chips()).toEqual(['Alcaldía de Cali', MINISTERIO]));
  });

  it.each(['Estudios', 'Áreas temáticas'])('%s of a member are one too', async (label) => {
    openAt('/integrantes');
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar integrante' }));
    const field = await screen.findByRole('combobox', { name: label });
    write(label, 'Ingeniera, Universidad del Valle');
    key(field, 'Enter');
    const list = await screen.findByRole('list', { name: `${label} como etiquetas` });
    expect(list.textContent).toBe('Ingeniera, Universidad del Valle');
  });

  it('keywords of a product are one too', async () => {
    openAt('/productos_investigacion');
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar Producto' }));
    press('Ficha bibliográfica', await screen.findByRole('dialog', { name: 'Agregar Producto' }));
    const field = await screen.findByRole('combobox', { name: 'Palabras clave' });
    write('Palabras clave', 'vías, urbanas');
    key(field, 'Enter');
    const list = await screen.findByRole('list', { name: 'Palabras clave como etiquetas' });
    expect(list.textContent).toBe('vías, urbanas');
  });

  it('applies a local copy of before, which kept the list as one text', async () => {
    const copy = {
      id: 'a',
      tab: 't',
      savedAt: Date.now(),
      userId: String(LAURA.id),
      resource: 'proyectos',
      recordId: 3,
    } as const;
    const changes = { entidades: 'Uno, Dos,' };
    openAt(
      '/detalle_proyecto/3',
      memoryCopies([{ ...copy, base: { entidades: ['Alcaldía de Cali'] }, changes, files: [], wasSent: false }]),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await waitFor(() => expect(chips()).toEqual(['Uno', 'Dos']));
    expect(await saved()).toEqual(['Uno', 'Dos']);
  });

  it('saves what is still in the text, split at commas', async () => {
    await open();
    type('Uno, Dos,');
    expect(await saved()).toEqual(['Alcaldía de Cali', 'Uno', 'Dos']);
  });

  it('makes an item of each pasted line', async () => {
    const field = await open();
    fireEvent.paste(field, { clipboardData: { getData: () => `${MINISTERIO}\r\nRed Vial\n\n` } });
    await waitFor(() => expect(chips()).toEqual(['Alcaldía de Cali', MINISTERIO, 'Red Vial']));
  });

  it('offers the items of other records, without regard to accents, and puts the chosen one in the place of its piece', async () => {
    const field = await open();
    fireEvent.focus(field);
    type('Red Vial, tecnologia e');
    fireEvent.click(await screen.findByRole('option', { name: MINISTERIO }));
    await waitFor(() => expect(chips()).toEqual(['Alcaldía de Cali', 'Red Vial', MINISTERIO]));
    type('alcaldía');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('does not add an item that stands there already', async () => {
    const field = await open();
    type('ALCALDIA DE CALI');
    key(field, 'Enter');
    expect(chips()).toEqual(['Alcaldía de Cali']);
    expect(field.value).toBe('');
  });

  it('edits an item in place: Enter keeps the text, Escape drops it', async () => {
    await open();
    press('Editar Alcaldía de Cali');
    const first = screen.getByLabelText('Texto de Alcaldía de Cali');
    fireEvent.change(first, { target: { value: 'Alcaldía de Cali, Valle' } });
    key(first, 'Enter');
    await waitFor(() => expect(chips()).toEqual(['Alcaldía de Cali, Valle']));
    press('Editar Alcaldía de Cali, Valle');
    const second = screen.getByLabelText('Texto de Alcaldía de Cali, Valle');
    fireEvent.change(second, { target: { value: 'x' } });
    key(second, 'Escape');
    expect(chips()).toEqual(['Alcaldía de Cali, Valle']);
    expect(await saved()).toEqual(['Alcaldía de Cali, Valle']);
  });

  it('opens a draft of before, which kept the list as one text', async () => {
    const draft: Draft = {
      id: 4,
      recurso: 'proyectos',
      recurso_id: null,
      nombre: 'Ciclorrutas',
      version: 1,
      version_base: null,
      campos: { nombre: 'Ciclorrutas', entidades: 'Uno, Dos,' },
      base: null,
      archivo: null,
      created_at: '2026-11-20T15:00:00.000Z',
      created_by: 'ana',
      updated_at: '2026-11-20T15:00:00.000Z',
      updated_by: 'ana',
      origen: null,
      vistas_previas: [],
    };
    answer('getDraft', { success: 1, borrador: draft });
    openAt('/proyectos/create?borrador=4');
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Entidades' });
    await waitFor(() => expect(chips()).toEqual(['Uno', 'Dos']));
    expect(field.value).toBe('');
  });
});

it.each([
  ['entidades', '/proyectos'],
  ['estudios', '/integrantes'],
  ['areas_tematicas', '/integrantes'],
  ['palabras_clave', '/productos_investigacion'],
])('the CSV writes %s one item a line in its cell', async (field, path) => {
  const items = { [field]: ['Vías, urbanas', 'Peatones'] };
  answer('listProyectos', { success: 1, projects: [aProyecto(items)] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante(items)] });
  answer('listProductos', { success: 1, products: [aProducto(items)] });
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:lista';
  });
  openAt(path);
  fireEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toContain('"Vías, urbanas\nPeatones"');
});
