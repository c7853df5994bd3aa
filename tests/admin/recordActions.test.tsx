import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DraftResource } from '../../contract/resources/drafts.ts';
import { aNoticia } from '../support/builders/staffNoticia.ts';
import { aPagina } from '../support/builders/staffPagina.ts';
import {
  aConvenio,
  aDetail,
  aLinea,
  anEvento,
  anInicio,
  anIntegrante,
  aProducto,
} from '../support/builders/staffRecords.ts';
import { answer, answerDone, bodiesOf, mockedNetwork } from '../support/network.ts';
import { expectToast, openAt, press, signIn, whenAsked } from './backOffice.tsx';

mockedNetwork();

const fecha = `${new Date().getFullYear()}-03-09`;
const SAVED = {
  nombre: 'Otro',
  version: 1,
  created_at: '2026-11-20T15:00:00.000Z',
  created_by: 'ana',
  updated_at: '2026-11-20T15:00:00.000Z',
  updated_by: 'ana',
};

beforeEach(() => {
  signIn();
  const producto = aProducto();
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('listProductos', { success: 1, products: [producto] });
  answer('listEventos', { success: 1, eventos: [anEvento({ nombre: 'Foro vial', fecha })] });
  answer('listLineas', { success: 1, lineas: [aLinea()] });
  answer('getProyecto', aDetail());
  answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
  answer('getProducto', {
    success: 1,
    product: { ...producto, id_proyecto: 3, id_linea: null, autores_integrantes: [] },
    relacionados: [],
  });
  answer('listConvenios', { success: 1, convenios: [aConvenio()] });
  answer('getConvenio', { success: 1, convenio: aConvenio() });
  answer('getEvento', { success: 1, evento: anEvento({ fecha }) });
  answer('getNoticia', { success: 1, noticia: aNoticia() });
  answer('getPagina', { success: 1, pagina: aPagina() });
  answer('getConfiguracion', { success: 1, data: [anInicio()] });
});

const hasDraft = (recurso: DraftResource, recurso_id: number) =>
  answer('listDrafts', { success: 1, borradores: [{ ...SAVED, id: 4, recurso, recurso_id }] });

const ACTIONS = ['Versiones', 'Vista previa', 'Archivar', 'Eliminar', 'Duplicar', 'Retirar'];

/** The actions in the order in which the screen has them. */
const actions = (among: HTMLElement = document.body) =>
  within(among)
    .getAllByRole('button')
    .map((button) => button.textContent ?? '')
    .filter((name) => ACTIONS.includes(name));

describe('the actions of a record with a draft', () => {
  it.each<[DraftResource, number, string, string[]]>([
    ['proyectos', 3, '/detalle_proyecto/3', ['Archivar', 'Duplicar']],
    ['integrantes', 5, '/integrante_detail/5', ['Archivar']],
    ['convenios', 4, '/convenios/editar_convenio/4', ['Eliminar', 'Duplicar']],
    ['eventos', 6, '/eventos/editar_evento/6', ['Eliminar', 'Duplicar']],
    ['noticias', 9, '/noticias/9', ['Archivar']],
    ['paginas', 9, '/paginas/9', ['Archivar']],
    ['lineas', 2, '/lineas/2', ['Archivar', 'Retirar']],
    ['inicio', 1, '/conf_inicio', []],
  ])('stand in one order on the page of %s', async (recurso, id, path, following) => {
    hasDraft(recurso, id);
    openAt(path);
    await screen.findByText(/^Hay un borrador de este registro/);
    expect(actions()).toEqual(['Versiones', 'Vista previa', ...following]);
  });

  it('stand in that order in the form and in the view of a product', async () => {
    hasDraft('productos', 8);
    openAt('/productos_investigacion');
    await screen.findByRole('button', { name: 'Ver Guía de carga' });
    press('Ver Guía de carga');
    const view = await screen.findByRole('dialog', { name: 'Guía de carga' });
    expect(actions(view)).toEqual(['Versiones', 'Vista previa', 'Archivar']);
    press('Editar', view);
    const form = await screen.findByRole('dialog', { name: 'Editar producto' });
    await within(form).findByText(/^Hay un borrador de este registro/);
    expect(actions(form)).toEqual(['Versiones', 'Vista previa', 'Archivar']);
  });

  it('stand in that order in the panel of an event', async () => {
    hasDraft('eventos', 6);
    openAt('/eventos');
    await screen.findByRole('heading', { name: 'Foro vial' });
    press('Editar Foro vial');
    const panel = await screen.findByRole('dialog', { name: 'Editar evento' });
    await within(panel).findByText(/^Hay un borrador de este registro/);
    expect(actions(panel)).toEqual(['Versiones', 'Vista previa', 'Eliminar', 'Duplicar']);
    within(panel).getByRole('link', { name: 'Ver en el sitio' });
  });
});

it('a record without a draft has nothing to preview', async () => {
  openAt('/eventos/editar_evento/6');
  await screen.findByRole('button', { name: 'Versiones' });
  expect(actions()).toEqual(['Versiones', 'Eliminar', 'Duplicar']);
});

/** The checkbox of a row is not specified. */
const SELECTION = 'Seleccionar esta fila';

/** The names of the switch and of the icon buttons of a record in a list, with what their icons draw. */
const specifiedControls = (record: Element | null | undefined) =>
  [...(record?.querySelectorAll('input[aria-label], [aria-label]:has(svg)') ?? [])]
    .map((control) => [control.getAttribute('aria-label'), control.querySelector('path')?.getAttribute('d') ?? ''])
    .filter(([name]) => name !== SELECTION);
const drawingOf = (Icon: typeof EditIcon) => / d="([^"]*)"/.exec(renderToStaticMarkup(<Icon />))?.[1];

describe('the specified controls of a record in its list', () => {
  it.each([
    [
      '/eventos',
      'Foro vial',
      'article',
      [
        ['Activo: Foro vial', ''],
        ['Editar Foro vial', drawingOf(EditIcon)],
        ['Eliminar Foro vial', drawingOf(DeleteIcon)],
      ],
    ],
    [
      '/convenios',
      'Fundación Ruta',
      'article',
      [
        ['Activo: Fundación Ruta', ''],
        ['Editar Fundación Ruta', drawingOf(EditIcon)],
        ['Eliminar Fundación Ruta', drawingOf(DeleteIcon)],
      ],
    ],
    [
      '/productos_investigacion',
      'Guía de carga',
      'tr',
      [
        ['Editar Guía de carga', drawingOf(EditIcon)],
        ['Ver Guía de carga', drawingOf(VisibilityIcon)],
      ],
    ],
    [
      '/integrantes',
      'Investigadora',
      'tr',
      [
        ['Ver a Ana Núñez', drawingOf(VisibilityIcon)],
        ['Editar perfil de Ana Núñez', drawingOf(SettingsIcon)],
      ],
    ],
  ])('at %s keep names, icons and order', async (path, name, element, expected) => {
    openAt(path);
    const found = await screen.findByText(name);
    expect(specifiedControls(found.closest(element))).toEqual(expected);
  });

  it.each([
    ['/eventos', 'Eliminar Foro vial'],
    ['/convenios', 'Eliminar Fundación Ruta'],
  ])("at %s: 'Eliminar' says that the record goes to the trash", async (path, name) => {
    openAt(path);
    fireEvent.mouseOver(await screen.findByRole('button', { name }));
    expect((await screen.findByRole('tooltip')).textContent).toBe('Eliminar: va a la Papelera');
  });
});

it.each([
  [
    '/convenios/editar_convenio/4',
    '¿Está seguro de que desea eliminar este convenio?',
    'Convenio eliminado exitosamente',
  ],
  ['/eventos/editar_evento/6', '¿Estás seguro de que deseas eliminar este evento?', 'Evento eliminado'],
])("at %s: 'Eliminar' asks and says what the card does", async (path, question, done) => {
  answerDone('deleteConvenio', 'deleteEvento');
  const asked = whenAsked(false);
  openAt(path);
  const remove = await screen.findByRole('button', { name: 'Eliminar' });
  fireEvent.click(remove);
  expect(asked).toHaveBeenCalledWith(question);
  expect([...bodiesOf('deleteConvenio'), ...bodiesOf('deleteEvento')]).toEqual([]);
  whenAsked(true);
  fireEvent.click(remove);
  await expectToast(done);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull());
});

it('a version is restored without a question, since it can be undone', async () => {
  const asked = whenAsked(false);
  const written = { recurso: 'convenios', recurso_id: 4, tabla: 'convenios', accion: 'actualizar' };
  const movement = {
    ...written,
    usuario: 'ana',
    created_at: SAVED.created_at,
    operacion: 'a',
    deshace: '',
    hay_mas: false,
  };
  const [before, now] = ['Antes', 'Ahora'].map((descripcion) => ({ ...aConvenio({ descripcion }) }));
  answer('listMovements', {
    success: 1,
    movimientos: [
      { ...movement, id: 2, antes: before ?? null, despues: now ?? null },
      { ...movement, id: 1, antes: now ?? null, despues: before ?? null },
    ],
  });
  answer('restoreVersion', { success: 1, message: 'Restaurado exitosamente' });
  openAt('/convenios/editar_convenio/4');
  fireEvent.click(await screen.findByRole('button', { name: 'Versiones' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versiones' });
  fireEvent.click(await within(dialog).findByRole('button', { name: /^Restaurar esta versión/ }));
  await expectToast('Restaurado exitosamente');
  expect(bodiesOf('restoreVersion')).toMatchObject([{ movimiento: 1 }]);
  expect(asked).not.toHaveBeenCalled();
});

it('a version shows and marks what the list of movimientos cut', async () => {
  const of = {
    recurso: 'convenios',
    recurso_id: 4,
    tabla: 'convenios',
    accion: 'actualizar',
    operacion: 'a',
    deshace: '',
  };
  const cut = { descripcion: 'x'.repeat(1_000) };
  const movement = { ...of, id: 2, usuario: 'ana', created_at: SAVED.created_at };
  answer('listMovements', { success: 1, movimientos: [{ ...movement, hay_mas: true, antes: cut, despues: cut }] });
  const antes = { descripcion: `${cut.descripcion} uno` };
  const despues = { descripcion: `${cut.descripcion} dos` };
  answer('getMovement', { success: 1, movimiento: { ...movement, antes, despues } });
  openAt('/convenios/editar_convenio/4');
  fireEvent.click(await screen.findByRole('button', { name: 'Versiones' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versiones' });
  await waitFor(() => {
    expect(dialog.querySelector('del')?.textContent).toContain('uno');
    expect(dialog.querySelector('ins')?.textContent).toContain('dos');
  });
});

const BAR = ['Restablecer', 'Cancelar', 'Guardar como borrador', 'Guardar', 'Guardar cambios', 'Agregar proyecto'];

it.each([
  ['/conf_inicio', ['Restablecer', 'Guardar como borrador', 'Guardar cambios']],
  ['/convenios/editar_convenio/4', ['Cancelar', 'Guardar como borrador', 'Guardar cambios']],
  ['/detalle_proyecto/3', ['Guardar como borrador', 'Guardar']],
  ['/proyectos/create', ['Cancelar', 'Guardar como borrador', 'Agregar proyecto']],
])('the bar of %s has its buttons in one order', async (path, names) => {
  openAt(path);
  await screen.findByRole('button', { name: 'Guardar como borrador' });
  const shown = [...document.querySelectorAll('form button, form a')].map(({ textContent }) => textContent ?? '');
  expect(shown.filter((name) => BAR.includes(name))).toEqual(names);
});
