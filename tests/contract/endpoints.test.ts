import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { addressOf } from '../../contract/calls/callAddress.ts';
import { type Endpoint, fillPath } from '../../contract/calls/endpoint.ts';
import { endpoints } from '../../contract/calls/endpoints.ts';
import { type CallSchemas, type SchemasFor, schemas } from '../../contract/calls/schemas.ts';

/** The calls that other clients and servers share, and the logout. */
const SHARED = `
POST Login/login
POST Login/logout
GET Home/get_home
GET home/get_investigadores
GET Proyectos_investigacion/get_projects
GET proyectos_investigacion/get_all
GET Proyectos_investigacion/get_project/{id}
GET Proyectos_investigacion/get_project_by_line/{lineId}
POST proyectos_investigacion/add_project
POST proyectos_investigacion/update_project
POST proyectos_investigacion/toggle_project_status
POST Proyectos_investigacion/update_estado
GET integrantes_investigacion/get_all
GET Integrantes_investigacion/get_investigador/{id}
POST integrantes_investigacion/add_integrante
POST integrantes_investigacion/update_integrante
POST Proyecto_integrante/add_actor_to_project
POST Proyecto_integrante/remove_actor_from_project
GET Prod_investigacion/get_all_products
GET Prod_investigacion/get_all
GET prod_investigacion/buscarTodo
GET Prod_investigacion/get_product_by_id/{id}
POST prod_investigacion/add_product
POST prod_investigacion/update_product
POST prod_investigacion/add_product_to_project
POST prod_investigacion/remove_producto_from_project
GET Lineas_investigacion/get_all
POST Lineas_investigacion/asignar_linea_proyecto
POST Lineas_investigacion/actualizar_linea_proyecto
GET convenios/get_all
GET convenios/get_convenio/{id}
POST convenios/add_convenio
POST convenios/update_convenio
POST convenios/toggle_estado
DELETE convenios/delete_convenio/{id}
GET eventos/get_eventos
GET eventos/get_all
GET eventos/get_evento/{id}
POST eventos/add_evento
POST eventos/update_evento/{id}
GET eventos/toggle_estado/{id}
DELETE eventos/delete_evento/{id}
GET inicio/get_configuracion
POST inicio/update_configuracion`;

/** Calls of this API only: an event's page, news, a line's products, drafts, users, own password, movements, search, identity, public address, backups. */
const OWN = `
GET eventos/get_evento_publico/{id}
GET noticias/get_noticias
GET noticias/get_noticia_publica/{id}
GET noticias/get_all
GET noticias/get_noticia/{id}
POST noticias/add_noticia
POST noticias/update_noticia/{id}
GET paginas/get_pagina_publica/{direccion}
GET paginas/get_all
GET paginas/get_pagina/{id}
POST paginas/add_pagina
POST paginas/update_pagina/{id}
GET Prod_investigacion/get_products_by_line/{lineId}
POST lineas/add_linea
POST lineas/update_linea
POST lineas/retirar
POST portal/ordenar
GET borradores
GET borradores/{id}
POST borradores
POST vistas_previas
DELETE vistas_previas/{id}
DELETE borradores/{id}
GET usuarios
GET usuarios/{id}
POST usuarios
PUT usuarios/{id}
POST Login/confirmar
POST Login/cambiar_clave
GET movimientos/get_all
GET movimientos/get_movimiento/{id}
GET movimientos/modificaciones
POST operaciones/deshacer
POST versiones/restaurar
GET papelera/get_all
GET papelera/get_vinculos
POST papelera/archivar
POST papelera/restaurar
POST papelera/eliminar
GET buscar
GET portal/buscar
GET portal/pendientes
POST portal/no_aplica
POST portal/no_duplicado
GET portal/primeros_pasos
GET portal/ejemplo
POST portal/quitar_ejemplo
POST portal/textos_revisados
GET portal/visitas
GET identidad/get_identidad
POST identidad/update_identidad
POST identidad/imagen
POST identidad/video
POST portal/archivo
POST portal/fusionar
GET portal/get_direccion
GET portal/origenes
GET portal/respaldos
POST portal/respaldar
POST portal/descargar_respaldo
POST portal/exportar
GET importaciones
POST importaciones
GET importaciones/{id}
DELETE importaciones/{id}
GET importaciones/{id}/filas
POST importaciones/{id}/filas
POST importaciones/{id}/opciones
POST importaciones/{id}/nombres
POST importaciones/{id}/importar
POST importaciones/{id}/cancelar
POST importaciones/{id}/deshacer
GET nombres_recordados
DELETE nombres_recordados/{id}
GET plantillas_importacion/columnas
GET plantillas_importacion`;

const rows = Object.entries<Endpoint>(endpoints);

describe('the table of calls', () => {
  it('has the shared calls and the own ones', () => {
    const calls = rows.map(([, { method, path }]) => `${method} ${path}`);
    expect(calls.toSorted()).toEqual(`${SHARED}${OWN}`.trim().split('\n').toSorted());
  });

  it('has no public write, and names the self-managed calls', () => {
    const publicWrites = rows.filter(([, row]) => row.access === 'public' && row.effect === 'write');
    expect(publicWrites).toEqual([]);
    const selfManaged = rows.filter(([, row]) => row.effect === 'selfManaged').map(([name]) => name);
    expect(selfManaged).toEqual([
      'login',
      'logout',
      'confirmPassword',
      'changePassword',
      'backUp',
      'downloadBackup',
      'exportAll',
      'addImport',
      'discardImport',
      'changeImportRows',
      'setImportOptions',
      'chooseImportAuthor',
      'applyImport',
      'cancelImport',
      'undoImport',
      'forgetName',
    ]);
  });

  it('reads only by GET; toggleEvento is the only GET that does not', () => {
    const writingGets = rows.filter(([, row]) => row.method === 'GET' && row.effect !== 'read').map(([name]) => name);
    expect(writingGets).toEqual(['toggleEvento']);
    expect(rows.filter(([, row]) => row.method !== 'GET' && row.effect === 'read')).toEqual([]);
  });

  it('takes JSON or a form for the calls of the specification that may have a file', () => {
    const either = rows.filter(([, row]) => row.body === 'jsonOrForm').map(([name, { file }]) => [name, file]);
    expect(either).toEqual([
      ['addProyecto', 'imagen'],
      ['updateProyecto', 'imagen'],
      ['addProducto', 'pdf'],
      ['updateProducto', 'pdf'],
      ['addEvento', 'imagen'],
      ['updateEvento', 'imagen'],
    ]);
  });

  it('uses multipart bodies exactly for the other calls with a file', () => {
    const forms = rows.filter(([, row]) => row.body === 'multipart').map(([name, { file }]) => [name, file]);
    expect(forms).toEqual([
      ['addIntegrante', 'imagen'],
      ['updateIntegrante', 'imagen'],
      ['addLinea', 'imagen'],
      ['editLinea', 'imagen'],
      ['addConvenio', 'logo'],
      ['updateConvenio', 'logo'],
      ['addNoticia', 'imagen'],
      ['updateNoticia', 'imagen'],
      ['addPagina', 'imagen'],
      ['updatePagina', 'imagen'],
      ['saveDraft', 'archivo'],
      ['addImagenIdentidad', 'imagen'],
      ['addVideoIdentidad', 'video'],
      ['addArchivo', 'archivo'],
      ['addImport', 'archivo'],
    ]);
    expect(rows.filter(([, row]) => row.file !== null)).toHaveLength(15 + 6);
  });

  it('limits the searches of visitors', () => {
    expect(rows.filter(([, row]) => row.limit !== undefined).map(([name]) => name)).toEqual(['search']);
  });

  it('caches every public read but the search, and the staff lists that only a write changes', () => {
    const cached = rows.filter(([, row]) => row.cached).map(([name]) => name);
    const publicReads = rows
      .filter(([, row]) => row.access === 'public' && row.effect === 'read' && row.limit === undefined)
      .map(([name]) => name);
    expect(cached.filter((name) => publicReads.includes(name))).toEqual(publicReads);
    expect(cached.filter((name) => !publicReads.includes(name))).toEqual([
      'listProyectos',
      'listIntegrantes',
      'listProductos',
      'reloadProductos',
      'listLineas',
      'listConvenios',
      'listEventos',
      'listNoticias',
      'listPaginas',
    ]);
  });

  it('has a schema exactly for calls with a body', () => {
    const withBody = rows.filter(([, row]) => row.body !== 'none').map(([name]) => name);
    const withSchema = Object.entries<CallSchemas>(schemas).flatMap(([name, { body }]) =>
      body === undefined ? [] : [name],
    );
    expect(withBody.sort()).toEqual(withSchema.sort());
  });
});

describe('the schemas of a row', () => {
  const answer = z.object({});

  it('include a body exactly when the row has one', () => {
    expectTypeOf({ answer, body: z.object({}) }).toExtend<SchemasFor<typeof endpoints.addProyecto>>();
    expectTypeOf({ answer }).not.toExtend<SchemasFor<typeof endpoints.addProyecto>>();
    expectTypeOf({ answer, body: z.object({}) }).not.toExtend<SchemasFor<typeof endpoints.getInicio>>();
  });

  it('include no query when the response is cached', () => {
    expectTypeOf({ answer, query: z.object({}) }).toExtend<SchemasFor<typeof endpoints.listUsuarios>>();
    expectTypeOf({ answer, query: z.object({}) }).not.toExtend<SchemasFor<typeof endpoints.listProyectos>>();
  });
});

/** The fields of all queries that read '1' as a number. */
const queryNumbers = Object.entries<CallSchemas>(schemas).flatMap(([call, { query }]) =>
  Object.entries((query as z.ZodObject<z.ZodRawShape> | undefined)?.shape ?? {}).flatMap(([field, schema]) =>
    z.safeParse(schema, '1').data === 1 ? [{ call, field, schema }] : [],
  ),
);

describe('a number in a query', () => {
  it.each(queryNumbers)('$field of $call is read from digits alone', ({ schema }) => {
    for (const text of ['0x1', '1e0', '', ' 1', '+1', '1.0', ['1'], true, null]) {
      const { error } = z.safeParse(schema, text);
      expect(error?.issues[0]?.message, String(text)).toMatch(/ no es válid[oa]$| un número de \d+ a \d+$/);
    }
  });

  it('is in several calls', () => {
    expect(queryNumbers.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['salta', 'desde', 'numero', 'dias']),
    );
  });
});

describe('fillPath', () => {
  it('fills every parameter', () => {
    expect(fillPath('a/{id}/b/{lineId}', { id: 7, lineId: 2 })).toBe('a/7/b/2');
    expect(fillPath('a/b', {})).toBe('a/b');
  });

  it('throws when a parameter is missing, and encodes values', () => {
    expect(() => fillPath('a/{id}', {})).toThrow('missing parameter id of a/{id}');
    expect(fillPath('a/{id}', { id: '../x?y#z' as unknown as number })).toBe('a/..%2Fx%3Fy%23z');
  });
});

describe('addressOf', () => {
  it('joins host, path and query', () => {
    expect(addressOf('listPublicEventos')).toBe('/api/eventos/get_eventos');
    const target = { params: { id: 3 }, query: { estado: 0 } };
    expect(addressOf('toggleEvento', target, 'https://api.ejemplo')).toBe(
      'https://api.ejemplo/api/eventos/toggle_estado/3?estado=0',
    );
  });
});
