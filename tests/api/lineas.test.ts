import { describe, expect, it } from 'vitest';
import { DEFAULT_LINEAS } from '../../api/resources/site/defaults.ts';
import { readSiteLineas } from '../../api/resources/site/readSiteSettings.ts';
import { newProyecto } from '../support/builders/inputs.ts';
import { movementOf, rowOf } from '../support/database.ts';
import { expectFieldRules, expectRefusal, type FieldRule } from '../support/refusals.ts';
import { testApp } from '../support/testApp.ts';

describe('the research lines', () => {
  it('are these four', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { success, lineas } = await staff.call('listLineas', {});
    expect({ success, lineas: lineas.map(({ id, nombre }) => ({ id, nombre })) }).toEqual({
      success: 1,
      lineas: [
        { id: 1, nombre: 'Sostenibilidad' },
        { id: 2, nombre: 'Gestión de la seguridad y salud en el trabajo' },
        { id: 3, nombre: 'Seguridad química' },
        { id: 4, nombre: 'Salud de los trabajadores' },
      ],
    });
  });

  it('are those of the built site, in the same order', async () => {
    await using portal = await testApp();
    const stored = await readSiteLineas(portal.db);
    expect(stored.map(({ id, nombre, direccion }) => ({ id, nombre, direccion }))).toEqual(DEFAULT_LINEAS);
    for (const { imagen, retirada } of stored) {
      expect(retirada).toBe(false);
      const { statusCode, headers } = await portal.app.inject(imagen);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    }
  });

  it('are assigned to a project without a line, and updated on a project with one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    const body = (id_linea: number) => ({ body: { id_proyecto: id, id_linea } });
    const ofProject = { usuario_id: 1, usuario: 'maria.prueba', recurso: 'proyectos', recurso_id: id };
    const message = 'Línea de investigación actualizada exitosamente';
    const antes = await rowOf(portal.db, 'proyectos', id);
    const withLine = (linea_id: number, version: number) => ({
      ...antes,
      linea_id,
      version,
      updated_by: 'maria.prueba',
    });

    const none = { status: 409, message: 'El proyecto no tiene una línea asignada' };
    await expectRefusal(portal, staff, 'updateLinea', body(1), none);

    const assigned = await movementOf(portal.db, () => staff.call('assignLinea', body(1)));
    expect(assigned.answer).toEqual({ success: 1, message, project: expect.objectContaining({ id_linea: 1 }) });
    expect(assigned.movement).toEqual({ ...ofProject, accion: 'asignar línea', antes, despues: withLine(1, 2) });

    const one = { status: 409, message: 'El proyecto ya tiene una línea asignada' };
    for (const id_linea of [1, 2]) await expectRefusal(portal, staff, 'assignLinea', body(id_linea), one);

    const updated = await movementOf(portal.db, () => staff.call('updateLinea', body(4)));
    expect(updated.answer).toEqual({ success: 1, message, project: expect.objectContaining({ id_linea: 4 }) });
    const despues = withLine(4, 3);
    expect(updated.movement).toEqual({ ...ofProject, accion: 'actualizar línea', antes: withLine(1, 2), despues });
    expect(await rowOf(portal.db, 'proyectos', id)).toEqual(despues);
    const { projects } = await portal.visitor.call('listPublicProyectos', {});
    expect(projects).toMatchObject([{ id, id_linea: 4, linea_nombre: 'Salud de los trabajadores' }]);
    const { lineas } = await portal.visitor.call('getProyecto', { params: { id } });
    expect(lineas).toEqual([{ id_linea: 4, linea_nombre: 'Salud de los trabajadores' }]);
  });

  it.each(['assignLinea', 'updateLinea'] as const)('answer 422 or 404 when a field is not valid: %s', async (name) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id_proyecto = await newProyecto(staff);
    const rules = [undefined, null, '', 'x', 0, 1.5].flatMap((value): FieldRule[] => [
      ['id_proyecto', value, 'El proyecto no es válido'],
      ['id_linea', value, 'La línea no es válida'],
    ]);
    await expectFieldRules(portal, staff, name, { body: { id_proyecto, id_linea: 1 } }, rules);
    const unknown = { status: 404, message: 'No se encontró la línea de investigación' };
    await expectRefusal(portal, staff, name, { body: { id_proyecto, id_linea: 5 } }, unknown);
  });
});
