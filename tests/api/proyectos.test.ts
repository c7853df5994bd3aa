import { describe, expect, it } from 'vitest';
import { aProyecto, newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { movementOf, rowOf } from '../support/database.ts';
import { testApp } from '../support/testApp.ts';

const INSTANT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);

/** `aProyecto()` as visitors see it, as the first project. */
const PUBLIC = {
  id: 1,
  id_proyecto: 1,
  nombre: 'Gestión de riesgos viales',
  objetivo: 'Medir',
  descripcion: 'Un estudio',
  estado: 1,
  fecha_inicio: '2025-01-15',
  fecha_fin: '2025-12-01',
  created_at: INSTANT,
  entidades: ['Universidad', 'Alcaldía'],
  url_externa: 'https://example.org/p',
  imagen: null,
  descripcion_imagen: '',
};
/** In the list of all projects. */
const LISTED = { ...PUBLIC, id_linea: null, linea_nombre: null };
const STAFF_DETAIL = {
  ...PUBLIC,
  enlace_ext: 'https://example.org/p',
  activo: 1,
  created_by: 'maria.prueba',
  updated_by: '',
  version: 1,
  publicar_desde: '',
  publicar_hasta: '',
};
const STAFF = { ...STAFF_DETAIL, id_linea: null, linea_nombre: null };

describe('add_project', () => {
  it('answers the project, and shows it to visitors and staff', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    expect(await staff.call('addProyecto', { body: aProyecto() })).toEqual({
      success: 1,
      message: 'Proyecto agregado exitosamente',
      project: STAFF,
    });
    expect(await portal.visitor.call('listPublicProyectos', {})).toEqual({ success: 1, projects: [LISTED] });
    expect(await staff.call('listProyectos', {})).toEqual({ success: 1, projects: [STAFF] });
    const others = { investigadores: [], productos: [], lineas: [] };
    const params = { id: 1 };
    expect(await portal.visitor.call('getProyecto', { params })).toEqual({
      success: 1,
      message: '',
      project: PUBLIC,
      ...others,
    });
    expect(await staff.call('getProyecto', { params })).toEqual({
      success: 1,
      message: '',
      project: STAFF_DETAIL,
      ...others,
    });
  });

  it('stores the row and one movimiento', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { movement } = await movementOf(portal.db, () => newProyecto(staff));
    const row = await rowOf(portal.db, 'proyectos', 1);
    expect(row).toMatchObject({ nombre: PUBLIC.nombre, activo: 1, linea_id: null, created_by: 'maria.prueba' });
    expect(movement).toEqual({
      usuario_id: 1,
      usuario: 'maria.prueba',
      recurso: 'proyectos',
      recurso_id: 1,
      accion: 'agregar',
      antes: null,
      despues: row,
    });
  });

  it('requires only five fields, trims texts and accepts numbers as text', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const required = { objetivo: 'O', fecha_inicio: '2024-01-01', fecha_fin: '2024-01-01', estado: '2' };
    const { project } = await staff.call('addProyecto', { body: { nombre: '  Cruces  ', ...required } });
    expect(project).toMatchObject({ nombre: 'Cruces', estado: 2, descripcion: '', entidades: [], url_externa: '' });
  });

  it.each([
    ['a list', [' Uno ', '', 'Dos']],
    ['the JSON text of one', '["Uno", "  ", "Dos"]'],
    ['text with commas', 'Uno, , Dos,'],
  ])('reads entidades from %s', async (_, entidades) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { project } = await staff.call('addProyecto', { body: aProyecto({ entidades }) });
    expect(project.entidades).toEqual(['Uno', 'Dos']);
  });
});

describe('update_project', () => {
  it('changes the given fields only, and records who changed them', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    const other = await portal.otherStaff();
    const antes = await rowOf(portal.db, 'proyectos', id);
    const changes = { nombre: 'Buses sin puntos ciegos', entidades: [], enlace_ext: '', fecha_fin: '2026-01-31' };
    const { answer, movement } = await movementOf(portal.db, () =>
      other.call('updateProyecto', { body: { id, ...changes } }),
    );
    const [project] = (await staff.call('listProyectos', {})).projects;
    expect(answer).toEqual({ success: 1, message: 'Proyecto actualizado exitosamente', project });
    const { enlace_ext, ...visible } = changes;
    expect((await portal.visitor.call('getProyecto', { params: { id } })).project).toEqual({
      ...PUBLIC,
      ...visible,
      url_externa: '',
    });
    expect((await staff.call('listProyectos', {})).projects).toEqual([
      { ...STAFF, ...visible, url_externa: '', enlace_ext: '', updated_by: 'jorge.segundo', version: 2 },
    ]);
    const despues = await rowOf(portal.db, 'proyectos', id);
    expect(movement).toMatchObject({ usuario: 'jorge.segundo', recurso: 'proyectos', recurso_id: id });
    expect(movement).toMatchObject({ accion: 'actualizar', antes, despues });
  });

  it('requires only the id', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    await staff.call('updateProyecto', { body: { id: String(id) } });
    expect((await staff.call('listProyectos', {})).projects).toEqual([
      { ...STAFF, updated_by: 'maria.prueba', version: 2 },
    ]);
    const empty = { nombre: '', objetivo: null, descripcion: '', fecha_inicio: '', fecha_fin: null };
    await staff.call('updateProyecto', { body: { id, ...empty } });
    expect((await portal.visitor.call('listPublicProyectos', {})).projects).toEqual([
      { ...LISTED, nombre: '', objetivo: '', descripcion: '', fecha_inicio: '', fecha_fin: '' },
    ]);
  });
});

describe('toggle_project_status', () => {
  it('hides a project from visitors and shows it again', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    const antes = await rowOf(portal.db, 'proyectos', id);
    const off = await movementOf(portal.db, () => staff.call('toggleProyecto', { body: { id, activo: 0 } }));
    expect(off.answer).toEqual({
      success: 1,
      message: 'Proyecto desactivado exitosamente',
      project: expect.objectContaining({ activo: 0, version: 2 }),
    });
    expect(off.movement).toMatchObject({ recurso: 'proyectos', recurso_id: id, accion: 'desactivar', antes });
    expect(off.movement.despues).toEqual({ ...antes, activo: 0, updated_by: 'maria.prueba', version: 2 });
    expect((await portal.visitor.call('listPublicProyectos', {})).projects).toEqual([]);
    expect((await staff.call('listProyectos', {})).projects).toMatchObject([{ id, activo: 0 }]);

    const on = await movementOf(portal.db, () => staff.call('toggleProyecto', { body: { id, activo: '1' } }));
    expect(on.answer).toEqual({
      success: 1,
      message: 'Proyecto activado exitosamente',
      project: expect.objectContaining({ activo: 1, version: 3 }),
    });
    expect(on.movement).toMatchObject({ accion: 'activar', antes: { activo: 0 }, despues: { activo: 1 } });
    expect((await portal.visitor.call('listPublicProyectos', {})).projects).toEqual([LISTED]);
  });

  it('answers an inactive project to staff and 404 to visitors', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    await staff.call('toggleProyecto', { body: { id, activo: 0 } });
    const refused = await portal.visitor.send('getProyecto', { params: { id } });
    expect(refused).toMatchObject({ status: 404, body: { success: 0, message: 'No se encontró el proyecto' } });
    const { project } = await staff.call('getProyecto', { params: { id } });
    expect(project).toEqual({ ...STAFF_DETAIL, activo: 0, updated_by: 'maria.prueba', version: 2 });
  });
});

describe('update_estado', () => {
  it('changes between 1 and 2 in both directions', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    for (const estado of [2, 1, '2']) {
      const { answer, movement } = await movementOf(portal.db, () =>
        staff.call('updateProyectoEstado', { body: { id, estado } }),
      );
      expect(answer).toEqual({
        success: 1,
        message: 'Estado actualizado',
        project: expect.objectContaining({ id, estado: Number(estado) }),
      });
      expect(movement).toMatchObject({ recurso: 'proyectos', recurso_id: id, accion: 'actualizar estado' });
      expect(movement.despues.estado).toBe(Number(estado));
      const { project } = await portal.visitor.call('getProyecto', { params: { id } });
      expect(project.estado).toBe(Number(estado));
    }
  });
});

describe('get_project', () => {
  it('includes members, products and line', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    const actor_id = await newIntegrante(staff);
    const producto_id = await newProducto(staff);
    await staff.call('addIntegranteToProyecto', { body: { proyecto_id: id, actor_id } });
    await staff.call('addProductoToProyecto', { body: { proyecto_id: id, producto_id } });
    await staff.call('assignLinea', { body: { id_proyecto: id, id_linea: 3 } });
    const { investigadores, productos, lineas } = await portal.visitor.call('getProyecto', { params: { id } });
    expect(investigadores).toEqual([
      {
        id: 1,
        id_integrante: actor_id,
        id_proyecto: id,
        nombres: 'Ana',
        apellidos: 'Núñez',
        cargo: 'Investigadora',
        grupo: 1,
        nombre_imagen: null,
      },
    ]);
    expect(productos).toEqual([
      {
        id: producto_id,
        nombre: 'Guía de carga',
        tipo: 'Libro',
        descripcion: 'Una guía',
        url_externa: 'https://example.org/g',
        enlace: 'https://example.org/g',
        autores: [],
        fecha_publicacion: '',
        en_prensa: 0,
      },
    ]);
    expect(lineas).toEqual([{ id_linea: 3, linea_nombre: 'Seguridad química' }]);
    expect((await staff.call('listProyectos', {})).projects).toMatchObject([
      { id, id_linea: 3, linea_nombre: 'Seguridad química' },
    ]);
  });
});

describe('get_project_by_line', () => {
  it('answers a bare list of the active projects of the line', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const ids = [await newProyecto(staff), await newProyecto(staff), await newProyecto(staff)];
    for (const id_proyecto of ids) await staff.call('assignLinea', { body: { id_proyecto, id_linea: 2 } });
    await staff.call('updateLinea', { body: { id_proyecto: 2, id_linea: 4 } });
    await staff.call('toggleProyecto', { body: { id: 3, activo: 0 } });
    const line = (lineId: number) => portal.visitor.call('listProyectosByLinea', { params: { lineId } });
    expect(await line(2)).toEqual([PUBLIC]);
    expect(await line(4)).toEqual([{ ...PUBLIC, id: 2, id_proyecto: 2 }]);
    expect(await line(1)).toEqual([]);
    expect(await line(3)).toEqual([]);
  });
});
