import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// The page loads them lazily; importing them here keeps the load time out of the tests.
import '../../admin/resources/eventos/EventosChart.tsx';
import '../../admin/resources/productos/ProductosChart.tsx';
import '../../admin/resources/proyectos/ProyectosChart.tsx';
import type { LocalCopy } from '../../admin/session/localCopies/localCopy.ts';
import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import type { ListedMovement } from '../../contract/entities/movement.ts';
import { SETTINGS_ELEMENT_ID } from '../../contract/identidad/siteSettings.ts';
import {
  aConvenio,
  anEvento,
  anIntegrante,
  aProducto,
  aProyecto,
  NO_PENDIENTES,
} from '../support/builders/staffRecords.ts';
import { LAURA } from '../support/laura.ts';
import { memoryCopies } from '../support/memoryCopies.ts';
import {
  answer,
  answerDone,
  answerPending,
  answerRaw,
  bodiesOf,
  mockedNetwork,
  NO_BACKUPS,
  refuse,
} from '../support/network.ts';
import { readSizesAndColors } from '../support/slimStyles.ts';
import { expectToast, failuresAreLogged, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();
readSizesAndColors();

const YEAR = new Date().getFullYear();
const MINUTE_MS = 60_000;
const SAVED = { created_at: '2026-11-20T15:00:00.000Z', created_by: 'ana', updated_at: '2026-11-20T15:00:00.000Z' };

const aMovement = (fields: Partial<ListedMovement> = {}): ListedMovement => ({
  id: 9,
  created_at: new Date(Date.now() - 5 * MINUTE_MS - 1_000).toISOString(),
  usuario: 'arios',
  recurso: 'proyectos',
  recurso_id: 3,
  accion: 'activar',
  antes: { nombre: 'Ciclorrutas', activo: 0 },
  despues: { nombre: 'Ciclorrutas', activo: 1 },
  operacion: '',
  tabla: 'proyectos',
  deshace: '',
  hay_mas: false,
  ...fields,
});

beforeEach(() => {
  signIn();
  answer('listProyectos', {
    success: 1,
    projects: [
      aProyecto({ id: 3, nombre: 'Ciclorrutas', estado: 1, id_linea: 2, linea_nombre: 'Gestión SST' }),
      aProyecto({ id: 4, id_proyecto: 4, estado: 2, id_linea: 2, linea_nombre: 'Gestión SST' }),
      aProyecto({ id: 5, id_proyecto: 5, estado: 1, id_linea: null, linea_nombre: '' }),
    ],
  });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('listEventos', {
    success: 1,
    eventos: [`${YEAR}-03-05`, `${YEAR}-03-09`, `${YEAR - 1}-03-09`].map((fecha, id) =>
      anEvento({ id: id + 1, fecha }),
    ),
  });
  answer('listProductos', {
    success: 1,
    products: ['Libro', 'Software', 'Libro'].map((tipo, id) => aProducto({ id: id + 1, tipo })),
  });
  answer('listConvenios', { success: 1, convenios: [] });
  answer('listMovements', {
    success: 1,
    movimientos: [
      aMovement(),
      aMovement({ id: 8, usuario: 'otra', accion: 'quitar integrante', antes: {}, despues: null }),
    ],
  });
  answer('getDireccion', { success: 1, public_url: 'https://investigacion.example.org' });
  answer('listPendientes', NO_PENDIENTES);
  answerRaw('listUsuarios', [
    { id: 1, usuario: 'arios', nombre: 'Ana Ríos', email: '', activo: true, created_at: '2026-01-01T00:00:00.000Z' },
  ]);
});

async function openCharts(): Promise<void> {
  openAt('/dashboard');
  fireEvent.click(await screen.findByRole('button', { name: 'Gráficos y visitas' }));
}

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('a site that search engines may not show', () => {
  const element = document.getElementById(SETTINGS_ELEMENT_ID) as HTMLElement;
  const stored = element.textContent;
  afterEach(() => {
    element.textContent = stored;
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('published: %s, warnings: %i', async (publicado, warnings) => {
    const settings = JSON.parse(stored);
    element.textContent = JSON.stringify({ ...settings, identidad: { ...settings.identidad, publicado } });
    openAt('/dashboard');
    await screen.findByRole('heading', { level: 1, name: 'Panel principal' });
    expect(screen.queryAllByText(/^Los buscadores no muestran el sitio/)).toHaveLength(warnings);
    const links = screen.queryAllByRole('link', { name: 'Cambiarlo' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(warnings).fill('#/admin/identidad?campo=publicado'),
    );
  });
});

it('each card leads to the form of a new record', async () => {
  openAt('/dashboard');
  const names = ['un proyecto', 'un integrante', 'un producto', 'un convenio'].map((noun) => `Agregar ${noun}`);
  for (const name of [...names, 'Crear un nuevo evento']) await screen.findByRole('link', { name });
  fireEvent.click(screen.getByRole('link', { name: 'Agregar un producto' }));
  await screen.findByRole('dialog', { name: 'Agregar Producto' });
});

describe('the public address', () => {
  const warning = () => screen.queryByRole('region', { name: 'Falta la dirección pública del portal' });

  it('is asked for when it is missing', async () => {
    answer('getDireccion', { success: 1, public_url: null });
    openAt('/dashboard');
    await waitFor(() => expect(warning()?.textContent).toMatch(/Solo puede escribirla quien administra el servidor/));
  });

  it('is not asked for when it is set', async () => {
    await openCharts();
    await screen.findByRole('table', { name: 'Productos por tipo' });
    expect(warning()).toBeNull();
  });
});

describe('the charts of admin/dashboard', () => {
  it.each([
    [
      'Proyectos por línea y estado',
      [
        ['Línea', 'En ejecución', 'Finalizado'],
        ['Gestión SST', '1', '1'],
        ['Sin línea', '1', '0'],
      ],
    ],
    [
      'Productos por tipo',
      [
        ['Tipo', 'Productos'],
        ['Libro', '2'],
        ['Software', '1'],
      ],
    ],
  ])('%s: shows its numbers in a table too', async (title, expected) => {
    await openCharts();
    expect(cells(await screen.findByRole('table', { name: title }))).toEqual(expected);
  });

  it('counts the events of each month of this year', async () => {
    await openCharts();
    const rows = cells(await screen.findByRole('table', { name: `Eventos por mes de ${YEAR}` }));
    expect(rows.length).toBe(13);
    expect(rows[3]).toEqual(['Marzo', '2']);
    expect(rows.slice(1).reduce((sum, [, total]) => sum + Number(total), 0)).toBe(2);
  });

  it('shows a message when there is no data', async () => {
    answer('listProductos', { success: 1, products: [] });
    await openCharts();
    expect(await screen.findByText('Aún no hay productos.')).toBeTruthy();
  });
});

describe('the charts and visits', () => {
  it('are folded and not loaded, until somebody opens them, which the browser remembers', async () => {
    const store = memoryStore();
    answer('listVisitas', { success: 1, dias: [], registros: [] });
    openAt('/dashboard', memoryCopies(), store);
    const toggle = await screen.findByRole('button', { name: 'Gráficos y visitas' });
    await screen.findByRole('list', { name: 'Últimos movimientos' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(bodiesOf('listVisitas')).toEqual([]);
    fireEvent.click(toggle);
    await screen.findByRole('table', { name: 'Productos por tipo' });
    await waitFor(() => expect(bodiesOf('listVisitas')).toHaveLength(1));
    expect(store.getItem('panel.graficos')).toBe(true);
  });
});

describe('the blocks', () => {
  const copy = { id: 'a', tab: 't', savedAt: 0, userId: String(LAURA.id), recordId: 5, base: {}, files: [] } as const;
  const draft = { ...SAVED, id: 4, recurso: 'proyectos', recurso_id: 3, nombre: 'Faros', version: 1 } as const;

  it('stand after the cards in the order of what is to be done, and keep their room while they load', async () => {
    answerPending('listMovements');
    answerPending('listPendientes');
    answer('getDireccion', { success: 1, public_url: null });
    answer('listPrimerosPasos', { success: 1, pasos: [{ paso: 'proyecto', hecho: false }] });
    answer('listDrafts', { success: 1, borradores: [{ ...draft, updated_by: 'ana' }] });
    answer('listBackups', { ...NO_BACKUPS, configurado: true, hora: 2 });
    openAt('/dashboard', memoryCopies([{ ...copy, resource: 'eventos', changes: { pais: 'Perú' }, wasSent: false }]));
    const rest = ['Últimos movimientos', 'Pendientes', 'Respaldos'];
    const blocks = [
      await screen.findByRole('link', { name: 'Agregar un proyecto' }),
      screen.getByRole('link', { name: 'Agregar un convenio' }),
      await screen.findByRole('region', { name: 'Falta la dirección pública del portal' }),
      await screen.findByRole('region', { name: 'Primeros pasos: 0 de 1 hechos' }),
      await screen.findByText(/^Tiene 1 texto sin guardar/),
      await screen.findByRole('region', { name: 'Borradores' }),
      await screen.findByText('Nada aparece ni deja de verse en los próximos 14 días.'),
      ...rest.map((name) => screen.getByRole('region', { name })),
      screen.getByRole('button', { name: 'Gráficos y visitas' }),
    ];
    for (const name of rest.slice(0, 2)) {
      expect(screen.getByRole('region', { name }).querySelector('.MuiSkeleton-root'), name).not.toBeNull();
    }
    const inDocument = blocks.toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inDocument.map((block) => blocks.indexOf(block))).toEqual(blocks.map((_, index) => index));
  });

  it('share one line when they are empty', async () => {
    answer('listMovements', { success: 1, movimientos: [] });
    openAt('/dashboard');
    await screen.findByText(
      'No hay borradores. Nada aparece ni deja de verse en los próximos 14 días. No hay nada pendiente. Aún no hay movimientos.',
    );
    for (const name of ['Borradores', 'En los próximos 14 días', 'Pendientes', 'Últimos movimientos']) {
      expect(screen.queryByRole('region', { name }), name).toBeNull();
    }
  });

  it('that could not be loaded are not called empty', async () => {
    failuresAreLogged();
    refuse('listDrafts', 'x', 403);
    openAt('/dashboard');
    await screen.findByText(/^Nada aparece ni deja de verse en los próximos 14 días\. No hay nada pendiente\.$/);
  });

  it('that say what is to be done are folded one by one, which the browser remembers', async () => {
    answer('getDireccion', { success: 1, public_url: null });
    answer('listPrimerosPasos', { success: 1, pasos: [{ paso: 'proyecto', hecho: false }] });
    const record = { recurso: 'proyectos', id: 3, nombre: 'Ciclorrutas', motivo: null, vinculo: '' } as const;
    answer('listSample', { success: 1, registros: [record], textos: [] });
    const store = memoryStore();
    openAt('/dashboard', memoryCopies(), store);
    for (const [title, content, key] of [
      ['Falta la dirección pública del portal', /Los buscadores, las suscripciones/, 'direccion'],
      ['Primeros pasos: 0 de 1 hechos', 'Agregue un proyecto', 'pasos'],
      ['Contenido de ejemplo', 'Quitar el contenido de ejemplo', 'ejemplo'],
    ] as const) {
      const fold = await screen.findByRole('button', { name: title });
      expect(fold.getAttribute('aria-expanded')).toBe('true');
      screen.getByText(content);
      fireEvent.click(fold);
      await waitFor(() => expect(screen.queryByText(content)).toBeNull());
      expect(store.getItem(`panel.${key}`)).toBe(false);
    }
  });
});

describe('what is not finished', () => {
  const draft = { id: 4, recurso: 'proyectos', recurso_id: 3, nombre: 'Faros', version: 1, updated_by: 'ana' } as const;

  it('has the drafts of all kinds, with links to their forms', async () => {
    const another = { ...draft, ...SAVED, id: 5, recurso: 'productos' as const, recurso_id: null, nombre: '' };
    answer('listDrafts', { success: 1, borradores: [{ ...draft, ...SAVED }, another] });
    openAt('/dashboard');
    const list = within(await screen.findByRole('list', { name: 'Borradores' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Faros', '#/admin/detalle_proyecto/3?borrador=4'],
      ['Producto', '#/admin/productos_investigacion?borrador=5'],
    ]);
    expect(list.getAllByRole('listitem')[0]?.textContent).toContain('Proyecto · ana, el 20 de noviembre de 2026');
  });

  it('has what appears or leaves the site within 14 days, in the order of time', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * MINUTE_MS).toISOString();
    answer('listConvenios', {
      success: 1,
      convenios: [
        aConvenio({ id: 1, nombre: 'Lejano', publicar_desde: inDays(20) }),
        aConvenio({ id: 2, nombre: 'Sale', publicar_hasta: inDays(9) }),
        aConvenio({ id: 3, nombre: 'Pasado', publicar_desde: inDays(-1) }),
        aConvenio({ id: 4, nombre: 'Inactivo', estado: 2, publicar_desde: inDays(2) }),
      ],
    });
    answer('listIntegrantes', { success: 1, integrantes: [anIntegrante({ publicar_desde: inDays(3) })] });
    openAt('/dashboard');
    const list = within(await screen.findByRole('list', { name: 'En los próximos 14 días' }));
    await list.findByRole('link', { name: 'Sale' });
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ana Núñez Integrante · Aparece el /),
      expect.stringMatching(/^Sale Convenio · Deja de verse el /),
    ]);
  });

  const copyOf = (fields: Partial<LocalCopy>): LocalCopy => ({
    id: 'a',
    tab: 't',
    savedAt: Date.now(),
    userId: String(LAURA.id),
    resource: 'integrantes',
    recordId: 5,
    draftId: 0,
    base: { nombres: 'Ana', apellidos: 'Núñez' },
    changes: { cargo: 'Directora' },
    files: [],
    wasSent: false,
    ...fields,
  });
  const isNew = { resource: 'noticias', recordId: 0, base: {}, changes: { titulo: 'Foro' } } as const;
  const unsavedTexts = async (count: number) => {
    const alert = (await screen.findByText(new RegExp(`^Tiene ${count} textos sin guardar`))).closest('div');
    const links = within(alert as HTMLElement).getAllByRole('link');
    return links.map((link) => [link.textContent, link.getAttribute('href')]);
  };

  it('has the texts that this browser keeps, with links to their forms', async () => {
    openAt('/dashboard', memoryCopies([copyOf({}), copyOf({ ...isNew, id: 'b' })]));
    expect(await unsavedTexts(2)).toEqual([
      ['Integrante: Ana Núñez', '#/admin/integrante_detail/5'],
      ['Noticia: Foro', '#/admin/noticias/create'],
    ]);
  });

  it('has the texts of drafts, with links to the drafts, or to their records when the drafts are gone', async () => {
    const ofMember = { ...draft, ...SAVED, recurso: 'integrantes' as const, recurso_id: 5 };
    const ofNoticia = { ...draft, ...SAVED, id: 6, recurso: 'noticias' as const, recurso_id: null };
    answer('listDrafts', { success: 1, borradores: [ofMember, ofNoticia] });
    const ofNew = copyOf({ ...isNew, id: 'c', draftId: 6, base: { titulo: 'Foro' }, changes: { resumen: 'Otro' } });
    const gone = copyOf({ id: 'b', draftId: 3 });
    openAt('/dashboard', memoryCopies([copyOf({ draftId: 4 }), gone, ofNew]));
    await waitFor(async () =>
      expect(await unsavedTexts(3)).toEqual([
        ['Integrante: Ana Núñez (borrador)', '#/admin/integrante_detail/5?borrador=4'],
        ['Integrante: Ana Núñez', '#/admin/integrante_detail/5'],
        ['Noticia: Foro (borrador)', '#/admin/noticias/create?borrador=6'],
      ]),
    );
  });

  it('has one text', async () => {
    const one = { id: 'a', tab: 't', savedAt: 0, userId: String(LAURA.id), recordId: 5, base: {}, files: [] } as const;
    openAt('/dashboard', memoryCopies([{ ...one, resource: 'eventos', changes: { pais: 'Perú' }, wasSent: false }]));
    await screen.findByText(/^Tiene 1 texto sin guardar en este navegador/);
  });
});

describe('the latest movimientos of admin/dashboard', () => {
  it('shows sentences with the names of users', async () => {
    openAt('/dashboard');
    const list = await screen.findByRole('list', { name: 'Últimos movimientos' });
    await within(list).findByText('Ana Ríos');
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Ana Ríos activó el proyecto «Ciclorrutas», hace 5 minutos',
      'otra quitó un integrante del proyecto «Ciclorrutas», hace 5 minutos',
    ]);
    expect(screen.getByRole('link', { name: 'Ver todos' }).getAttribute('href')).toBe('#/admin/movimientos');
  });

  it('shows an import in one line that opens its rows', async () => {
    const despues = { archivo: 'libros.csv', recursos: { productos: 2 } };
    const imported = { recurso: 'importaciones', recurso_id: 4, accion: 'importar', tabla: 'importaciones' };
    answer('listMovements', { success: 1, movimientos: [aMovement({ ...imported, antes: null, despues })] });
    openAt('/dashboard');
    const link = await screen.findByRole('link', { name: 'importó 2 productos de libros.csv' });
    expect(link.getAttribute('href')).toBe('#/admin/importar/4');
  });

  it('says the names of what was linked', async () => {
    const despues = { id: 1, proyecto_id: 3, integrante_id: 5 };
    const linked = { accion: 'agregar integrante', tabla: 'proyecto_integrante', antes: null, despues };
    answer('listMovements', { success: 1, movimientos: [aMovement(linked)] });
    openAt('/dashboard');
    const list = await screen.findByRole('list', { name: 'Últimos movimientos' });
    await waitFor(() =>
      expect(list.textContent).toBe('Ana Ríos agregó a Ana Núñez al proyecto «Ciclorrutas», hace 5 minutos'),
    );
  });

  it('shows an error when movimientos cannot be loaded', async () => {
    failuresAreLogged();
    refuse('listMovements', 'x', 403);
    openAt('/dashboard');
    expect(await screen.findByText('Error al cargar los movimientos')).toBeTruthy();
  });
});

describe('the pendientes of admin/dashboard', () => {
  it('shows the number of records of each group', async () => {
    const grupos = [{ grupo: 'productos_sin_doi' as const, total: 12, registros: [] }];
    answer('listPendientes', { ...NO_PENDIENTES, grupos });
    openAt('/dashboard');
    const list = await screen.findByRole('list', { name: 'Pendientes' });
    expect((await within(list).findByRole('listitem')).textContent).toBe('12Productos sin DOI');
    expect(screen.getByRole('link', { name: 'Ver pendientes' }).getAttribute('href')).toBe('#/admin/pendientes');
  });
});

describe('the backups of admin/dashboard', () => {
  const archivo = 'portal-2026-03-02-020000.sqlite';
  const copia = { archivo, tipo: 'automatica' as const, instante: '2026-03-02T07:00:00.000Z', bytes: 2_621_440 };
  const card = () => screen.findByRole('region', { name: 'Respaldos' });

  it('offer nothing without BACKUP_DIR, and say so', async () => {
    openAt('/dashboard');
    const status = await within(await card()).findByRole('status');
    expect(status.textContent).toContain('No se hacen respaldos automáticos.');
    expect(
      within(await card())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Exportar todo']);
  });

  it('are made at once, and downloaded with the password', async () => {
    const respaldos = { ...NO_BACKUPS, configurado: true, hora: 2, copias: [copia] };
    answer('listBackups', { ...respaldos, ultimo_correcto: new Date().toISOString() });
    answerDone('backUp');
    openAt('/dashboard');
    const status = await within(await card()).findByRole('status');
    expect(status.textContent).toMatch(/^Último respaldo: .*, guardado y comprobado\.$/);
    press('Respaldar ahora', await card());
    await waitFor(() => expect(bodiesOf('backUp')).toHaveLength(1));

    press('Descargar', await card());
    const dialog = await screen.findByRole('dialog', { name: 'Descargar un respaldo' });
    expect(dialog.textContent).toContain('2 de marzo de 2026, 2:00\u00a0a.\u00a0m. (2,5 MB)');
    failuresAreLogged();
    refuse('downloadBackup', 'La contraseña no es correcta');
    write('Su contraseña', 'no es esta', dialog);
    press('Descargar', dialog);
    expect(await within(dialog).findByText('La contraseña no es correcta')).toBeTruthy();
    answerRaw('downloadBackup', 'SQLite format 3');
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    write('Su contraseña', 'una clave larga', dialog);
    press('Descargar', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf('downloadBackup').at(-1)).toEqual({ archivo, clave: 'una clave larga' });
    const [file] = saved.mock.calls[0] as [Blob];
    expect(await file.text()).toBe('SQLite format 3');
    expect(clicked.mock.contexts).toEqual([expect.objectContaining({ download: archivo, href: 'blob:x' })]);
    saved.mockRestore();
    clicked.mockRestore();
  });
});

describe('Exportar todo', () => {
  async function openDialog() {
    fireEvent.click(await screen.findByRole('button', { name: 'Exportar todo' }));
    return screen.findByRole('dialog', { name: 'Exportar todo' });
  }

  it('asks for the password, says what the server refuses, and saves the file', async () => {
    openAt('/dashboard');
    const dialog = await openDialog();
    failuresAreLogged();
    refuse('exportAll', 'Ya se está exportando todo: espere a que termine', 409);
    write('Su contraseña', 'una clave larga', dialog);
    press('Exportar', dialog);
    expect(await screen.findByText('Ya se está exportando todo: espere a que termine')).toBeTruthy();
    answerRaw('exportAll', 'PK');
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    press('Exportar', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf('exportAll').at(-1)).toEqual({ clave: 'una clave larga' });
    const [file] = saved.mock.calls[0] as [Blob];
    expect(await file.text()).toBe('PK');
    expect(clicked.mock.contexts).toEqual([
      expect.objectContaining({ download: expect.stringMatching(/^portal-\d{4}-\d{2}-\d{2}\.zip$/) }),
    ]);
    saved.mockRestore();
    clicked.mockRestore();
  });

  it('ends the download when the dialog is closed, without a message', async () => {
    openAt('/dashboard');
    const dialog = await openDialog();
    answerPending('exportAll');
    const sent = vi.spyOn(globalThis, 'fetch');
    write('Su contraseña', 'una clave larga', dialog);
    press('Exportar', dialog);
    await waitFor(() => expect(bodiesOf('exportAll')).toHaveLength(1));
    const number = sent.mock.calls.findIndex(([address]) => String(address).endsWith('/portal/exportar'));
    const shown = new Set<string | null>();
    const watching = new MutationObserver(() => {
      for (const alert of screen.queryAllByRole('alert')) shown.add(alert.textContent);
    });
    watching.observe(document.body, { childList: true, subtree: true });
    press('Cancelar', dialog);
    await expect(sent.mock.results[number]?.value).rejects.toThrow(/abort/i);
    sent.mockRestore();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A message would be shown before the next one.
    failuresAreLogged();
    refuse('exportAll', 'Ya se está exportando todo', 409);
    const next = await openDialog();
    write('Su contraseña', 'una clave larga', next);
    press('Exportar', next);
    await screen.findByText('Ya se está exportando todo');
    watching.disconnect();
    expect([...shown]).toEqual(['Ya se está exportando todo']);
  });
});

describe('the visits', () => {
  it('of all records are shown by day, with links to the most visited ones', async () => {
    answer('listVisitas', {
      success: 1,
      dias: [
        { dia: '2026-11-20', cuenta: 4 },
        { dia: '2026-11-21', cuenta: 1 },
      ],
      registros: [
        { recurso: 'productos', id: 7, nombre: 'Guía de cruces', cuenta: 3 },
        { recurso: 'inicio', id: 1, nombre: '', cuenta: 2 },
      ],
    });
    await openCharts();
    expect(cells(await screen.findByRole('table', { name: 'Visitas' }))).toEqual([
      ['Día', 'Visitas'],
      ['20 de noviembre de 2026', '4'],
      ['21 de noviembre de 2026', '1'],
    ]);
    const most = within(screen.getByRole('list', { name: 'Más visitados' }));
    expect(most.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3Guía de cruces Producto',
      '2Inicio Página',
    ]);
    const link = most.getByRole('link', { name: 'Guía de cruces' });
    expect(link.getAttribute('href')).toBe('#/admin/productos_investigacion?editar=7');
  });
});

describe('the first steps', () => {
  const steps = (hecho: boolean): AnswerOf<'listPrimerosPasos'> => ({
    success: 1,
    pasos: [
      { paso: 'proyecto', hecho: true },
      { paso: 'integrante', hecho },
    ],
  });

  it('lead to the forms', async () => {
    answer('listPrimerosPasos', steps(false));
    openAt('/dashboard');
    const list = within(await screen.findByRole('list', { name: 'Primeros pasos' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => /hecho/.test(textContent ?? ''))).toEqual([
      true,
      false,
    ]);
    screen.getByRole('region', { name: 'Primeros pasos: 1 de 2 hechos' });
    fireEvent.click(list.getByRole('link', { name: 'Agregue un integrante' }));
    await screen.findByRole('dialog', { name: 'Agregar integrante' });
  });

  it('let staff say that the texts of the home are right, and take it back', async () => {
    const textsStep = (declarado: boolean): AnswerOf<'listPrimerosPasos'> => ({
      success: 1,
      pasos: [{ paso: 'textos', hecho: declarado, declarado }],
    });
    answer('listPrimerosPasos', textsStep(false));
    answerDone('setTextosRevisados');
    openAt('/dashboard');
    const link = await screen.findByRole('link', { name: 'Revise los textos del inicio' });
    expect(link.getAttribute('href')).toBe('#/admin/conf_inicio');
    answer('listPrimerosPasos', textsStep(true));
    fireEvent.click(screen.getByRole('button', { name: 'Están bien así' }));
    const undo = await screen.findByRole('button', { name: 'Deshacer «Están bien así»' });
    answer('listPrimerosPasos', textsStep(false));
    fireEvent.click(undo);
    await screen.findByRole('button', { name: 'Están bien así' });
    expect(bodiesOf('setTextosRevisados')).toEqual([{ revisados: 1 }, { revisados: 0 }]);
  });

  it('promise no more than they check', async () => {
    const paso = { paso: 'identidad', hecho: false } as const;
    answer('listPrimerosPasos', { success: 1, pasos: [paso] });
    openAt('/dashboard');
    const step = (await screen.findByRole('link', { name: 'Escriba el nombre del grupo' })).closest('li');
    expect(step?.textContent).toBe(
      'Escriba el nombre del grupoSe marca cuando ya no es el nombre con el que viene el portal. El logo y los colores están en la misma página.',
    );
  });

  it('are not shown when all are done', async () => {
    answer('listPrimerosPasos', steps(true));
    await openCharts();
    await screen.findByRole('table', { name: 'Productos por tipo' });
    expect(screen.queryByText(/^Primeros pasos/)).toBeNull();
  });
});

describe('the sample content', () => {
  const record = { recurso: 'proyectos', id: 3, nombre: 'Ciclorrutas', motivo: null, vinculo: '' } as const;

  it('is removed after a dialog that says what stays and why', async () => {
    answer('listSample', {
      success: 1,
      registros: [
        record,
        { ...record, id: 4, nombre: 'Cruces', motivo: 'cambiado' },
        { ...record, recurso: 'integrantes', id: 5, nombre: 'Ana', motivo: 'vinculado', vinculo: 'Cascos' },
      ],
      textos: [],
    });
    answer('removeSample', { success: 1, message: 'Se quitó 1 registro de ejemplo', quitados: 1, registros: [] });
    openAt('/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar el contenido de ejemplo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contenido de ejemplo' });
    expect(within(dialog).getByText(/^Se quita 1 registro que nadie cambió ni vinculó/)).toBeDefined();
    const items = within(dialog).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Proyecto «Cruces»: alguien lo cambió',
      'Integrante «Ana»: está vinculado con «Cascos»',
    ]);
    press('Quitar', dialog);
    await expectToast('Se quitó 1 registro de ejemplo');
  });

  it('sends records to the trash, not the home and Identidad, which it empties', async () => {
    const inicio = { ...record, recurso: 'inicio' as const, id: 1, nombre: 'Configuración de inicio' };
    answer('listSample', { success: 1, registros: [record, { ...record, id: 4 }, inicio], textos: [] });
    openAt('/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar el contenido de ejemplo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contenido de ejemplo' });
    within(dialog).getByText(/^Se quitan 2 registros que .* restaurar\. La configuración de inicio queda vacía\.$/);
  });

  it('lists what is text and no record, with the pages that change it', async () => {
    answer('listSample', {
      success: 1,
      registros: [record],
      textos: [
        { recurso: 'inicio', id: 1, nombre: 'Configuración de inicio' },
        { recurso: 'identidad', id: 1, nombre: 'Identidad' },
        { recurso: 'lineas', id: 3, nombre: 'Seguridad química' },
      ],
    });
    openAt('/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar el contenido de ejemplo' }));
    const texts = within(await screen.findByRole('region', { name: 'Textos de ejemplo' }));
    expect(texts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Configuración de inicio', '#/admin/conf_inicio'],
      ['Identidad', '#/admin/identidad'],
      ['Línea de investigación «Seguridad química»', '#/admin/lineas/3'],
    ]);
  });

  it('is marked in lists', async () => {
    answer('listSample', { success: 1, registros: [record], textos: [] });
    answer('listLineas', { success: 1, lineas: [] });
    openAt('/proyectos');
    await waitFor(() => expect(screen.getAllByText('Ejemplo')).toHaveLength(1));
  });
});
