import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import type { Movement } from '../../contract/entities/movement.ts';
import type { Usuario } from '../../contract/entities/usuario.ts';
import { anImportSummary } from '../support/builders/imports.ts';
import { aNoticia } from '../support/builders/staffNoticia.ts';
import { aPagina } from '../support/builders/staffPagina.ts';
import {
  aConvenio,
  aDetail,
  aLinea,
  anEvento,
  anIntegrante,
  aProducto,
  aProyecto,
  NO_PENDIENTES,
} from '../support/builders/staffRecords.ts';
import { LAURA } from '../support/laura.ts';
import { answer, answerRaw, mockedNetwork, refuse } from '../support/network.ts';
import { expectToast, failuresAreLogged, openAt, press, signIn } from './backOffice.tsx';

mockedNetwork();

const USUARIO: Usuario = {
  id: 9,
  usuario: 'jorge.segundo',
  nombre: 'Jorge Segundo',
  email: '',
  activo: true,
  created_at: '2026-03-02T01:00:00.000Z',
};
const MOVIMIENTO: Movement = {
  id: 1,
  created_at: '2026-03-02T01:05:00.000Z',
  usuario: LAURA.usuario,
  recurso: 'eventos',
  recurso_id: 3,
  accion: 'eliminar',
  antes: null,
  despues: null,
  operacion: '',
  tabla: 'eventos',
  deshace: '',
};
const ARCHIVADO = {
  recurso: 'integrantes',
  recurso_id: 5,
  nombre: 'Zenobia Ruiz',
  archivado_en: '2026-03-09T21:05:00.000Z',
  archivado_por: 'laura',
};
const BORRADOR = {
  id: 4,
  recurso: 'convenios',
  recurso_id: null,
  nombre: 'Faro de la Ruta',
  version: 1,
  created_at: '2026-11-20T15:00:00.000Z',
  created_by: 'ana',
  updated_at: '2026-11-20T15:00:00.000Z',
  updated_by: 'ana',
};

interface ListScreen {
  path: string;
  call: EndpointName;
  /** shown instead of the list */
  failure: string;
  /** what an empty list says */
  empty: string | RegExp;
  /** an answer, and a text that shows it */
  answered: unknown;
  shown: string;
}

/** By the file of the list, so that a new list must be added here. */
const LISTS: Readonly<Record<string, ListScreen>> = {
  'convenios/ConvenioList': {
    path: '/convenios',
    call: 'listConvenios',
    failure: 'Error al cargar convenios',
    empty: 'No hay convenios registrados',
    answered: { success: 1, convenios: [aConvenio({ nombre: 'Red Vía Clara' })] },
    shown: 'Red Vía Clara',
  },
  'drafts/DraftList': {
    path: '/convenios',
    call: 'listDrafts',
    failure: 'Error al cargar los borradores',
    empty: 'Borradores',
    answered: { success: 1, borradores: [BORRADOR] },
    shown: 'Faro de la Ruta',
  },
  'eventos/EventoList': {
    path: '/eventos',
    call: 'listEventos',
    failure: 'No se pudieron cargar los eventos',
    empty: /^(Aún no hay eventos|No hay eventos)/,
    answered: { success: 1, eventos: [anEvento({ nombre: 'Foro vial', fecha: `${new Date().getFullYear()}-03-09` })] },
    shown: 'Foro vial',
  },
  'integrantes/IntegranteList': {
    path: '/integrantes',
    call: 'listIntegrantes',
    failure: 'Error al cargar los integrantes',
    empty: 'Aún no hay integrantes. Agregue el primero.',
    answered: { success: 1, integrantes: [anIntegrante({ nombres: 'Carla', apellidos: 'Díaz' })] },
    shown: 'Díaz',
  },
  'lineas/LineaList': {
    path: '/lineas',
    call: 'listLineas',
    failure: 'No se pudieron cargar las líneas de investigación',
    empty: 'Aún no hay líneas de investigación.',
    answered: { success: 1, lineas: [aLinea({ nombre: 'Gestión SST' })] },
    shown: 'Gestión SST',
  },
  'movements/MovementList': {
    path: '/movimientos',
    call: 'listMovements',
    failure: 'Error al cargar los movimientos',
    empty: 'Aún no hay movimientos.',
    answered: { success: 1, movimientos: [MOVIMIENTO] },
    shown: 'Eliminó el evento',
  },
  'noticias/NoticiaList': {
    path: '/noticias',
    call: 'listNoticias',
    failure: 'Error al cargar las noticias',
    empty: 'Aún no hay noticias. Agregue la primera.',
    answered: { success: 1, noticias: [aNoticia({ titulo: 'Abre el laboratorio' })] },
    shown: 'Abre el laboratorio',
  },
  'paginas/PaginaList': {
    path: '/paginas',
    call: 'listPaginas',
    failure: 'Error al cargar las páginas',
    empty: 'Aún no hay páginas. Agregue la primera.',
    answered: { success: 1, paginas: [aPagina({ titulo: 'Quiénes somos' })] },
    shown: 'Quiénes somos',
  },
  'trash/TrashList': {
    path: '/papelera',
    call: 'listTrash',
    failure: 'Error al cargar la Papelera',
    empty: 'La Papelera está vacía.',
    answered: { success: 1, papelera: [ARCHIVADO] },
    shown: 'Zenobia Ruiz',
  },
  'imports/list/ImportList': {
    path: '/importar',
    call: 'listImports',
    failure: 'Error al cargar las importaciones',
    empty: 'Aún no hay importaciones.',
    answered: { success: 1, importaciones: [anImportSummary()] },
    shown: 'productos.csv',
  },
  'pendientes/PendienteList': {
    path: '/pendientes',
    call: 'listPendientes',
    failure: 'Error al cargar los pendientes',
    empty: 'No hay nada pendiente.',
    answered: NO_PENDIENTES,
    shown: 'No hay nada pendiente.',
  },
  'productos/ProductoList': {
    path: '/productos_investigacion',
    call: 'listProductos',
    failure: 'Error al cargar los productos',
    empty: 'Aún no hay productos. Agregue el primero.',
    answered: { success: 1, products: [aProducto({ nombre: 'Guía de carga' })] },
    shown: 'Guía de carga',
  },
  'proyectos/LinkPanel': {
    path: '/detalle_proyecto/3',
    call: 'listProductos',
    failure: 'Error al cargar los productos',
    empty: 'Este proyecto no tiene productos.',
    answered: { success: 1, products: [] },
    shown: 'Agregar producto',
  },
  'proyectos/ProyectoList': {
    path: '/proyectos',
    call: 'listProyectos',
    failure: 'Error al cargar los proyectos',
    empty: 'Aún no hay proyectos. Agregue el primero.',
    answered: { success: 1, projects: [aProyecto({ nombre: 'Ciclorrutas' })] },
    shown: 'Ciclorrutas',
  },
  'usuarios/UsuarioList': {
    path: '/usuarios',
    call: 'listUsuarios',
    failure: 'Error al cargar usuarios',
    empty: 'Aún no hay usuarios. Agregue el primero.',
    answered: [USUARIO],
    shown: 'Jorge Segundo',
  },
};

const NO_RECORDS = {
  listConvenios: { success: 1, convenios: [] },
  listEventos: { success: 1, eventos: [] },
  listIntegrantes: { success: 1, integrantes: [] },
  listLineas: { success: 1, lineas: [] },
  listProductos: { success: 1, products: [] },
  listProyectos: { success: 1, projects: [] },
  listUsuarios: [],
} as const;

beforeEach(() => {
  signIn();
  failuresAreLogged();
  for (const [name, empty] of Object.entries(NO_RECORDS)) answerRaw(name as keyof typeof NO_RECORDS, empty);
  answer('getProyecto', aDetail());
  answer('listRememberedNames', { success: 1, nombres: [] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The error states on the page with this text; toasts have no 'Reintentar'. */
const alertsOf = (text: string) =>
  screen.queryAllByRole('alert').filter(({ textContent }) => textContent === `${text}Reintentar`);
const alertOf = (text: string) =>
  waitFor(() => {
    const [alert] = alertsOf(text);
    if (alert === undefined) throw new Error(`${text} is not shown`);
    return alert;
  });
const retryOf = (text: string) => alertOf(text).then((alert) => press('Reintentar', alert));
const pageNumbers = () => document.querySelector('div:not([hidden]) > .MuiTablePagination-root');

describe('a list that could not be loaded', () => {
  it('is tested for every list of the back office', () => {
    const files = Object.keys(
      import.meta.glob('../../admin/{records/drafts,resources,tools}/**/{*List,LinkPanel}.tsx'),
    );
    const lists = files.map((file) => file.replace(/^.*\/admin\/\w+\//, '').replace('.tsx', ''));
    expect(lists.sort()).toEqual(Object.keys(LISTS).sort());
  });

  it.each(Object.entries(LISTS))('%s shows the error and a retry instead of an empty list', async (_, list) => {
    refuse(list.call, 'Error interno', 500);
    openAt(list.path);
    await alertOf(list.failure);
    expect(screen.queryByText(list.empty)).toBeNull();
    expect(pageNumbers()).toBeNull();
    answerRaw(list.call, list.answered);
    await retryOf(list.failure);
    expect((await screen.findAllByText(list.shown)).length).toBeGreaterThan(0);
    expect(alertsOf(list.failure)).toEqual([]);
  });

  it.each([
    ['integrantes/IntegranteList', 'Buscar por nombre o cargo'],
    ['trash/TrashList', 'Buscar por nombre'],
    ['productos/ProductoList', 'Buscar por nombre o descripción'],
    ['proyectos/ProyectoList', 'Buscar por nombre'],
    ['usuarios/UsuarioList', 'Buscar por nombre, usuario o correo'],
  ])('%s shows the error, and no number of records, when a search fails', async (name, search) => {
    const { path, call, answered, shown, failure, empty } = LISTS[name] as ListScreen;
    answerRaw(call, answered);
    openAt(path);
    await screen.findAllByText(shown);
    expect(pageNumbers()?.textContent).toContain('1-1 de 1');
    // A whole list is cached for 10 s.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000, shouldAdvanceTime: true });
    refuse(call, 'Error interno', 500);
    fireEvent.change(screen.getByLabelText(search), { target: { value: 'otra' } });
    await alertOf(failure);
    expect(screen.queryByText(empty)).toBeNull();
    expect(pageNumbers()).toBeNull();
  });

  it.each([
    ['convenios/ConvenioList', 'Error al cargar convenios'],
    ['eventos/EventoList', 'Error al cargar eventos'],
    ['movements/MovementList', 'Error al cargar los movimientos'],
    ['trash/TrashList', 'Error al cargar la Papelera'],
    ['productos/ProductoList', 'Error al cargar los productos'],
    ['proyectos/ProyectoList', 'Error al cargar los proyectos'],
    ['usuarios/UsuarioList', 'Error al cargar usuarios'],
  ])("%s names the list in the toast, beside the server's message", async (name, title) => {
    const { path, call } = LISTS[name] as ListScreen;
    refuse(call, 'El disco está lleno', 507);
    openAt(path);
    await expectToast(
      name === 'eventos/EventoList' ? 'No se pudieron cargar los eventos' : 'El disco está lleno',
      title,
    );
  });

  it('of members is logged without a toast', async () => {
    refuse('listIntegrantes', 'Error interno', 500);
    openAt('/integrantes');
    await alertOf('Error al cargar los integrantes');
    expect(document.querySelector('.MuiSnackbar-root')).toBeNull();
  });
});

describe('the choices of a new project', () => {
  it('say that they could not be loaded, and are loaded again', async () => {
    refuse('listIntegrantes', 'Error interno', 500);
    refuse('listProductos', 'Error interno', 500);
    openAt('/proyectos/create');
    await alertOf('Error al cargar los integrantes');
    await alertOf('Error al cargar los productos');
    expect(screen.queryByText(/^Aún no hay/)).toBeNull();
    answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
    await retryOf('Error al cargar los integrantes');
    await screen.findByText('Puede elegir varios.');
  });
});

it('a form says that it is not known whether its record has a draft', async () => {
  refuse('listDrafts', 'Error interno', 500);
  openAt('/detalle_proyecto/3');
  await alertOf('Error al cargar los borradores');
});
