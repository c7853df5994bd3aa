import { describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import {
  anIntegrante,
  newConvenio,
  newEvento,
  newIntegrante,
  newProducto,
  newProyecto,
} from '../support/builders/inputs.ts';
import { addOneOfEach, GOOD, rowsWhere } from '../support/calls.ts';
import { rowOf } from '../support/database.ts';
import { type Sent, type TestApp, testApp } from '../support/testApp.ts';

const PUBLIC_READS = rowsWhere((row) => row.access === 'public' && row.effect === 'read');
const OF_STAFF = [
  'created_by',
  'updated_by',
  'created_by_name',
  'updated_by_name',
  'version',
  'activo',
  'enlace_ext',
  'proyecto_objetivo',
];
const HIDDEN = 'Secreto';

/** All field names in an answer, at any depth. */
function fieldsOf(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => [name, ...fieldsOf(value)]);
}

/** Visible and hidden records, linked to each other. */
async function mixed(portal: TestApp) {
  const staff = await portal.staff();
  await addOneOfEach(staff);
  await newProyecto(staff, { nombre: `${HIDDEN} proyecto`, entidades: [`${HIDDEN} entidad`] });
  await newProducto(staff);
  await newConvenio(staff, { nombre: `${HIDDEN} convenio`, url_web: `https://ejemplo.org/${HIDDEN}`, estado: 2 });
  await newEvento(staff, { nombre: `${HIDDEN} evento`, estado: 0 });
  await newEvento(staff, { nombre: `${HIDDEN} evento viejo`, estado: 2 });
  for (const proyecto_id of [1, 2]) {
    await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id: 1 } });
    await staff.call('addProductoToProyecto', { body: { proyecto_id, producto_id: proyecto_id } });
    await staff.call('assignLinea', { body: { id_proyecto: proyecto_id, id_linea: 1 } });
  }
  await staff.call('toggleProyecto', { body: { id: 2, activo: 0 } });
  return staff;
}

describe('responses to visitors', () => {
  it.each(PUBLIC_READS)('contain no author and nothing inactive: %s', async (name) => {
    await using portal = await testApp();
    await mixed(portal);
    for (const sent of [GOOD[name], ...otherRecord(name)]) {
      const { body } = await portal.visitor.send(name, sent);
      expect(fieldsOf(body).filter((field) => OF_STAFF.includes(field))).toEqual([]);
      expect(JSON.stringify(body)).not.toContain(HIDDEN);
      expect(JSON.stringify(body)).not.toContain('maria.prueba');
      expect(JSON.stringify(body)).not.toContain('Administración');
    }
  });

  it('contain an e-mail only in the detail of an integrante', async () => {
    await using portal = await testApp();
    await mixed(portal);
    for (const name of PUBLIC_READS) {
      const { status, body } = await portal.visitor.send(name, GOOD[name]);
      expect(status, name).toBe(200);
      expect(JSON.stringify(body).includes('ana@example.org'), name).toBe(name === 'getIntegrante');
    }
  });

  it('equal those to staff, except the details that staff edit', async () => {
    await using portal = await testApp();
    const staff = await mixed(portal);
    for (const name of PUBLIC_READS) {
      const { body } = await staff.send(name, GOOD[name]);
      const hasStaffFields = fieldsOf(body).some((field) => OF_STAFF.includes(field));
      expect(hasStaffFields, name).toBe(name === 'getProyecto' || name === 'getIntegrante');
    }
  });

  it('must be revalidated by caches, and are not stored with a session', async () => {
    await using portal = await testApp();
    const staff = await mixed(portal);
    for (const name of rowsWhere((row) => row.effect === 'read')) {
      expect((await staff.send(name, GOOD[name])).headers['cache-control'], name).toBe('no-store');
    }
    for (const name of PUBLIC_READS) {
      expect((await portal.visitor.send(name, GOOD[name])).headers['cache-control'], name).toBe('no-cache');
    }
  });
});

/** Requests for the second record of a detail, an inactive proyecto or one linked to it. */
function otherRecord(name: EndpointName): Sent[] {
  return endpoints[name].path.includes('{id}') ? [{ params: { id: 2 } }] : [];
}

describe('the author of a record', () => {
  it('is the user of the session, whatever the client sends', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const lie = {
      created_by: 'otra',
      created_by_name: 'Otra Persona',
      updated_by: 'otra',
      updated_by_name: 'Otra Persona',
      usuario: 'otra',
    };
    const add = [
      'addProyecto',
      'addIntegrante',
      'addProducto',
      'addConvenio',
      'addEvento',
      'addNoticia',
      'addPagina',
    ] as const;
    for (const name of add) {
      const { body, file } = GOOD[name];
      expect((await staff.send(name, { body: { ...(body as object), ...lie }, file })).status, name).toBe(200);
    }
    const tables = ['proyectos', 'integrantes', 'productos', 'convenios', 'eventos', 'noticias', 'paginas'] as const;
    for (const table of tables) {
      expect(await rowOf(portal.db, table, 1)).toMatchObject({ created_by: 'maria.prueba', updated_by: '' });
    }
    expect(await rowOf(portal.db, 'eventos', 1)).toMatchObject({
      created_by_name: 'Administración',
      updated_by_name: '',
    });

    const other = await portal.otherStaff();
    const update = rowsWhere((row) => row.effect === 'write').filter((name) => /^(update|toggle)/.test(name));
    await staff.call('assignLinea', { body: { id_proyecto: 1, id_linea: 1 } });
    for (const name of update) {
      const { body, ...rest } = GOOD[name];
      const { status } = await other.send(name, { ...rest, ...(body !== undefined && { body: { ...body, ...lie } }) });
      expect(status, name).toBe(200);
    }
    for (const table of tables) {
      const by = { created_by: 'maria.prueba', updated_by: 'jorge.segundo' };
      expect(await rowOf(portal.db, table, 1), table).toMatchObject(by);
    }
    expect(await rowOf(portal.db, 'eventos', 1)).toMatchObject({
      created_by_name: 'Administración',
      updated_by_name: 'Jorge Segundo',
    });
    expect(await rowOf(portal.db, 'inicio', 1)).toMatchObject({ updated_by: 'jorge.segundo' });
    const authors = await portal.db.selectFrom('movimientos').select('usuario').distinct().orderBy('usuario').execute();
    expect(authors).toEqual([{ usuario: 'jorge.segundo' }, { usuario: 'maria.prueba' }]);
  });

  it('cannot be set through an unknown field', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newIntegrante(staff);
    const project = await newProyecto(staff);
    const body = { id: project, activo: 0, linea_id: 1, created_at: '1999-01-01', created_by: 'otra' };
    await staff.send('updateProyecto', { body });
    expect(await rowOf(portal.db, 'proyectos', project)).toMatchObject({
      activo: 1,
      linea_id: null,
      created_by: 'maria.prueba',
    });
    await staff.send('updateIntegrante', { body: { id, ...anIntegrante(), nombre_imagen: 'otra.webp' } });
    expect(await rowOf(portal.db, 'integrantes', id)).toMatchObject({ nombre_imagen: null });
  });
});
