import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnlaceEstado } from '../../api/database/supportingTables.ts';
import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';
import type { IdentidadChanges } from '../../contract/entities/identidad.ts';
import type { NewProducto } from '../../contract/entities/producto.ts';
import { PRODUCTO_TIPOS } from '../../contract/values/constants.ts';
import type { GrupoPendiente } from '../../contract/values/gruposPendientes.ts';
import { localDay } from '../../contract/values/localDay.ts';
import {
  aConfiguracion,
  anIntegrante,
  newConvenio,
  newEvento,
  newIntegrante,
  newProducto,
  newProyecto,
} from '../support/builders/inputs.ts';
import { storeParticipante } from '../support/database.ts';
import { anImage } from '../support/images.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const dayFromNow = (days: number): string => localDay(new Date(Date.now() + days * DAY_MS).toISOString());
const LONG_AGO = '2020-01-01T00:00:00.000Z';

const WHOLE_PRODUCT = {
  autores: [{ apellidos: 'Núñez', nombres: 'Ana', nombre_corporativo: '', orcid: '' }],
  fecha_publicacion: '2024',
  doi: '10.5555/vias.1',
  resumen: 'Se midieron cien cruces.',
};

let portal: TestApp;
let staff: Caller;

beforeAll(async () => {
  portal = await testApp();
  staff = await portal.staff();
});
afterAll(() => portal[Symbol.asyncDispose]());

async function readGroup(grupo: GrupoPendiente) {
  const { grupos } = await staff.call('listPendientes', { query: {} });
  const found = grupos.find((each) => each.grupo === grupo);
  if (found === undefined) throw new Error(`no group ${grupo}`);
  expect(found.total).toBe(found.registros.length);
  return found.registros;
}

const checkLink = (url: string, estado: EnlaceEstado, http: number, fallos: number) =>
  portal.db
    .insertInto('enlaces')
    .values({ url, estado, http, fallos, comprobado_en: '2026-11-20T05:00:00.000Z' })
    .execute();

describe('what needs care', () => {
  it('has all groups, and on an empty portal only lines without text and a missing data policy', async () => {
    const { grupos, enlaces_comprobados_en } = await staff.call('listPendientes', { query: {} });
    expect(grupos.filter(({ total }) => total > 0).map(({ grupo, total }) => [grupo, total])).toEqual([
      ['lineas_sin_texto', 4],
      ['politica_sin_mostrar', 1],
    ]);
    expect(grupos).toHaveLength(24);
    expect(enlaces_comprobados_en).toBeNull();
  });

  it('has running projects from the day after their end', async () => {
    const ended = { fecha_inicio: '2025-01-01', fecha_fin: dayFromNow(-1) };
    const id = await newProyecto(staff, { nombre: 'Ciclorrutas', ...ended });
    await newProyecto(staff, { ...ended, estado: 2 });
    await newProyecto(staff, { ...ended, fecha_fin: dayFromNow(0) });
    expect(await readGroup('proyectos_vencidos')).toEqual([
      { recurso: 'proyectos', id, nombre: 'Ciclorrutas', campo: 'estado', detalle: ended.fecha_fin },
    ]);
  });

  it.each<[GrupoPendiente, string, Partial<NewProducto>]>([
    ['productos_sin_autores', 'autores', { autores: [] }],
    ['productos_sin_anio', 'fecha_publicacion', { fecha_publicacion: '' }],
    ['productos_sin_doi', 'doi', { doi: '' }],
    ['productos_sin_resumen', 'resumen', { resumen: '' }],
  ])('%s has the products without %s', async (grupo, campo, changes) => {
    await newProducto(staff, WHOLE_PRODUCT);
    const id = await newProducto(staff, { ...WHOLE_PRODUCT, ...changes, nombre: campo });
    expect(await readGroup(grupo)).toEqual([{ recurso: 'productos', id, nombre: campo, campo, detalle: '' }]);
  });

  it.each(PRODUCTO_TIPOS)('asks a product of the type %s for a DOI only if such works have one', async (tipo) => {
    const id = await newProducto(staff, { ...WHOLE_PRODUCT, tipo, doi: '' });
    const isAsked = ['Artículo científico', 'Capítulo de libro', 'Libro'].includes(tipo);
    expect((await readGroup('productos_sin_doi')).some((row) => row.id === id)).toBe(isAsked);
  });

  it('asks no external member for ORCID or CvLAC', async () => {
    const externo = await newIntegrante(staff, { orcid: '', url_cvlac: '', grupo: 2 });
    for (const grupo of ['integrantes_sin_orcid', 'integrantes_sin_cvlac'] as const) {
      expect((await readGroup(grupo)).map(({ id }) => id)).not.toContain(externo);
    }
    await staff.call('archiveRecord', { body: { recurso: 'integrantes', recurso_id: externo } });
  });

  it('has no product in press among those without a year', async () => {
    await newProducto(staff, { ...WHOLE_PRODUCT, fecha_publicacion: '', en_prensa: 1 });
    expect(await readGroup('productos_sin_anio')).toHaveLength(1);
  });

  it('has products without a project until they get one', async () => {
    const producto_id = await newProducto(staff, WHOLE_PRODUCT);
    const mine = async () => (await readGroup('productos_sin_proyecto')).filter(({ id }) => id === producto_id);
    expect(await mine()).toMatchObject([{ campo: 'proyecto_id' }]);
    await staff.call('addProductoToProyecto', { body: { proyecto_id: 1, producto_id } });
    expect(await mine()).toEqual([]);
  });

  it('has members without picture, ORCID or CvLAC', async () => {
    const whole = await staff.call('addIntegrante', {
      body: { nombres: 'Luis', apellidos: 'Gómez', cargo: 'Asesor', grupo: 1, orcid: '0000-0002-1825-0097' },
      file: await anImage(),
    });
    const bare = await newIntegrante(staff, { orcid: '', url_cvlac: '' });
    const row = { recurso: 'integrantes', id: bare, nombre: 'Ana Núñez', detalle: '' };
    expect(await readGroup('integrantes_sin_imagen')).toEqual([{ ...row, campo: 'imagen' }]);
    expect(await readGroup('integrantes_sin_orcid')).toEqual([{ ...row, campo: 'orcid' }]);
    expect((await readGroup('integrantes_sin_cvlac')).map(({ id, campo }) => [id, campo])).toEqual([
      [whole.integrante.id, 'url_cvlac'],
      [bare, 'url_cvlac'],
    ]);
  });

  it('has members without a recorded authorisation, and none without a picture who chose to show none', async () => {
    const bare = { orcid: '0000-0002-1825-0097', nombres: 'Sara' };
    const open = await newIntegrante(staff, { ...bare, apellidos: 'Uno' });
    const hidden = await newIntegrante(staff, { ...bare, imagen_publica: 0, fecha_autorizacion: '2026-03-01' });
    const idsIn = async (grupo: GrupoPendiente) => (await readGroup(grupo)).map(({ id }) => id);
    expect(await readGroup('integrantes_sin_autorizacion')).toContainEqual({
      ...{ recurso: 'integrantes', id: open, nombre: 'Sara Uno', campo: 'fecha_autorizacion', detalle: '' },
    });
    expect(await idsIn('integrantes_sin_autorizacion')).not.toContain(hidden);
    expect(await idsIn('integrantes_sin_imagen')).toContain(open);
    expect(await idsIn('integrantes_sin_imagen')).not.toContain(hidden);
  });

  it('has past events without a link, at the field of their type', async () => {
    const past = { fecha: dayFromNow(-1), nombre: 'Foro' };
    const ids = [];
    for (const tipo of [1, 2, 3, 2] as const) ids.push(await newEvento(staff, { ...past, tipo }));
    await storeParticipante(portal.db, ids[3] ?? 0);
    await newEvento(staff, { ...past, tipo: 2, url_pagina_evento: 'https://example.org/e' });
    const linked = await newEvento(staff, { ...past, tipo: 2, urls_adicionales: ['https://example.org/a'] });
    await storeParticipante(portal.db, linked);
    await newEvento(staff, { ...past, fecha: dayFromNow(0) });
    const rows = await readGroup('eventos_sin_enlace');
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(rows.map(({ campo }) => campo)).toEqual([
      'url_noticia_divulgacion',
      'url_pagina_evento',
      'url_pagina_evento',
      'urls_adicionales.0',
    ]);
    expect(rows[0]?.detalle).toBe(past.fecha);
  });

  it('has lines without text or picture, until they are filled in or retired', async () => {
    const { linea } = await staff.call('addLinea', { body: { nombre: 'Arrecifes' } });
    const row = { recurso: 'lineas', id: linea.id, nombre: 'Arrecifes', detalle: '' };
    const withoutText = async () => (await readGroup('lineas_sin_texto')).filter(({ id }) => id === linea.id);
    expect(await withoutText()).toEqual([{ ...row, campo: 'texto' }]);
    expect(await readGroup('lineas_sin_imagen')).toEqual([{ ...row, campo: 'imagen' }]);
    await staff.call('editLinea', { body: { id: linea.id, nombre: 'Arrecifes', texto: '<p>Mar</p>' } });
    expect(await withoutText()).toEqual([]);
    expect(await readGroup('lineas_sin_imagen')).toHaveLength(1);
    await staff.call('retireLinea', { body: { id: linea.id, retirada: 1 } });
    expect(await readGroup('lineas_sin_imagen')).toEqual([]);
  });

  it('has inactive records that nobody changed for a year', async () => {
    const proyecto = await newProyecto(staff, { fecha_fin: dayFromNow(0) });
    const convenio = await newConvenio(staff, { estado: 2 });
    const evento = await newEvento(staff, { estado: 0, fecha: dayFromNow(0) });
    await staff.call('toggleProyecto', { body: { id: proyecto, activo: 0 } });
    expect(await readGroup('registros_inactivos')).toEqual([]);
    await portal.db.updateTable('movimientos').set({ created_at: LONG_AGO }).execute();
    const rows = await readGroup('registros_inactivos');
    expect(rows.map(({ recurso, id, campo }) => [recurso, id, campo])).toEqual([
      ['proyectos', proyecto, 'nombre'],
      ['convenios', convenio, 'estado'],
      ['eventos', evento, 'estado'],
    ]);
    expect(rows[0]?.detalle).toBe(LONG_AGO);
    await staff.call('updateProyecto', { body: { id: proyecto, nombre: 'Otro' } });
    expect((await readGroup('registros_inactivos')).map(({ recurso }) => recurso)).toEqual(['convenios', 'eventos']);
  });
});

describe('the identity', () => {
  const identidad = { recurso: 'identidad', id: 1, nombre: '', detalle: '' };
  const fieldsOf = async (grupo: GrupoPendiente) => (await readGroup(grupo)).map(({ campo }) => campo);
  const save = (body: IdentidadChanges) => staff.call('updateIdentidad', { body });

  it('is listed while the site is not published', async () => {
    await save({ publicado: false });
    expect(await readGroup('sitio_sin_publicar')).toEqual([{ ...identidad, campo: 'publicado' }]);
    await save({ publicado: true });
    expect(await readGroup('sitio_sin_publicar')).toEqual([]);
  });

  it('lists what another group left as it was, and nothing to the first group', async () => {
    await save({ nombre: 'Grupo de investigación en seguridad vial', hero_texto: 'Estudiamos la vía.' });
    expect(await fieldsOf('identidad_sin_cambiar')).toEqual([]);
    await save({ nombre: 'Laboratorio Marea Alta', sigla: 'LMA' });
    expect(await fieldsOf('identidad_sin_cambiar')).toEqual(['lema', 'descripcion', 'hero_titulo', 'logo', 'favicon']);
    await save({ lema: '', descripcion: '', hero_titulo: 'El mar', logo: '', favicon: '' });
    expect(await fieldsOf('identidad_sin_cambiar')).toEqual([]);
  });

  it('lists its own pictures without a description, and topics without a picture, while their block is shown', async () => {
    const { nombre: picture } = await staff.call('addImagenIdentidad', { body: {}, file: await anImage() });
    const tema = { texto: '', imagen: picture, descripcion_imagen: '' };
    const temas = [
      { ...tema, nombre: 'Manglar', descripcion_imagen: 'Un mangle' },
      { ...tema, nombre: 'Arrecife' },
      { ...tema, nombre: 'Estuario', imagen: '' },
    ];
    await save({ hero_fondo: 'imagen', hero_imagen: picture, pilares_imagen: picture, temas });
    expect(await readGroup('imagenes_sin_descripcion')).toEqual([
      { ...identidad, campo: 'hero_descripcion' },
      { ...identidad, nombre: 'Arrecife', campo: 'temas.1.descripcion_imagen' },
      { ...identidad, campo: 'pilares_descripcion' },
    ]);
    expect(await readGroup('temas_sin_imagen')).toEqual([
      { ...identidad, nombre: 'Estuario', campo: 'temas.2.imagen' },
    ]);
    const bloques = DEFAULT_IDENTIDAD.bloques.map((bloque) => ({ ...bloque, visible: false }));
    await save({ bloques, hero_fondo: 'ninguno' });
    expect(await fieldsOf('imagenes_sin_descripcion')).toEqual([]);
    expect(await fieldsOf('temas_sin_imagen')).toEqual([]);
  });
});

describe('the leader of the group', () => {
  it('needs another one from the day after the last one in the group', async () => {
    const periodos = (hasta: string) => [{ desde: '2015-02-01', hasta }];
    const id = await newIntegrante(staff, { periodos: periodos(dayFromNow(0)) });
    await staff.call('updateIdentidad', { body: { lider_id: id } });
    expect(await readGroup('lider_retirado')).toEqual([]);
    const last = dayFromNow(-1);
    await staff.call('updateIntegrante', { body: { id, ...anIntegrante(), periodos: periodos(last) } });
    expect(await readGroup('lider_retirado')).toEqual([
      { recurso: 'identidad', id: 1, nombre: '', campo: 'lider_id', detalle: last },
    ]);
    expect((await portal.visitor.call('getInicio', {})).lider?.id).toBe(id);
    await staff.call('updateIdentidad', { body: { lider_id: null } });
    expect(await readGroup('lider_retirado')).toEqual([]);
  });
});

describe('old drafts', () => {
  it('are those that nobody changed for a month', async () => {
    const draft = async (nombre: string) =>
      (await staff.call('saveDraft', { body: { recurso: 'eventos', campos: JSON.stringify({ nombre }) } })).borrador.id;
    const old = await draft('Olvidado');
    await draft('Reciente');
    await portal.db.updateTable('borradores').set({ updated_at: LONG_AGO }).where('id', '=', old).execute();
    expect(await readGroup('borradores_viejos')).toEqual([
      { recurso: 'eventos', id: old, nombre: 'Olvidado', campo: '', detalle: LONG_AGO },
    ]);
  });
});

describe('dead links', () => {
  it('are those of records that visitors see, once they failed on two days or are gone', async () => {
    const dead = ['https://gone.example', 'https://failed.example'] as const;
    const proyecto = await newProyecto(staff, { nombre: 'Con enlace', enlace_ext: dead[0] });
    const oculto = await newProyecto(staff, { enlace_ext: dead[0] });
    await staff.call('toggleProyecto', { body: { id: oculto, activo: 0 } });
    const evento = await newEvento(staff, { nombre: 'Taller', urls_adicionales: ['https://example.org/x', dead[1]] });
    await newProducto(staff, { ...WHOLE_PRODUCT, enlace: 'https://once.example' });
    await newConvenio(staff, { url_web: 'https://refused.example' });
    await staff.call('updateConfiguracion', { body: aConfiguracion({ url_x: dead[1] }) });
    await checkLink(dead[0], 'falla', 410, 1);
    await checkLink(dead[1], 'falla', 0, 2);
    await checkLink('https://once.example', 'falla', 500, 1);
    await checkLink('https://refused.example', 'omitido', 403, 0);
    expect(await readGroup('enlaces_rotos')).toEqual([
      { recurso: 'eventos', id: evento, nombre: 'Taller', campo: 'urls_adicionales.1', detalle: dead[1] },
      { recurso: 'inicio', id: 1, nombre: '', campo: 'url_x', detalle: dead[1] },
      { recurso: 'proyectos', id: proyecto, nombre: 'Con enlace', campo: 'enlace_ext', detalle: dead[0] },
    ]);
    expect((await staff.call('listPendientes', { query: {} })).enlaces_comprobados_en).toBe('2026-11-20T05:00:00.000Z');
  });
});

describe('the limit', () => {
  it('bounds the records of each group, not its total', async () => {
    const whole = await staff.call('listPendientes', { query: {} });
    const totals = await staff.call('listPendientes', { query: { limite: 0 } });
    expect(totals.grupos).toEqual(whole.grupos.map((group) => ({ ...group, registros: [] })));
    const one = await staff.call('listPendientes', { query: { limite: '1' } });
    expect(one.grupos).toEqual(whole.grupos.map((group) => ({ ...group, registros: group.registros.slice(0, 1) })));
  });

  it.each(['201', '-1', 'x', ''])('of %j is refused', async (limite) => {
    expect((await staff.send('listPendientes', { query: { limite } })).status).toBe(400);
  });
});
