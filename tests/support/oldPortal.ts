import { anIntegrante, newIntegrante, newProyecto } from './builders/inputs.ts';
import { uploadedRows } from './database.ts';
import { anImage } from './images.ts';
import { testApp } from './testApp.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';
/** After everything in the old portal. */
export const CUTOFF = new Date('2024-01-01T00:00:00.000Z');

/** A member with three pictures, a project with a link that was removed, and an archived member; all written long ago. */
export async function oldPortal(dataDir?: string) {
  const portal = await testApp(dataDir === undefined ? {} : { dataDir });
  const staff = await portal.staff();
  const body = anIntegrante({ nombres: 'Ana' });
  await staff.call('addIntegrante', { body, file: await anImage() });
  for (const ancho of [90, 80]) {
    await staff.call('updateIntegrante', { body: { id: 1, ...body }, file: await anImage({ ancho }) });
  }
  const proyecto_id = await newProyecto(staff);
  await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id: 1 } });
  const archived = await newIntegrante(staff, { nombres: 'Zenobia' });
  await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id: archived } });
  await staff.call('archiveRecord', { body: { recurso: 'integrantes', recurso_id: archived } });
  await portal.db.updateTable('movimientos').set({ created_at: LONG_AGO }).execute();
  return { portal, staff, proyecto_id, archived };
}

/** The number of stored files. */
export const fileCount = async (portal: Awaited<ReturnType<typeof oldPortal>>['portal']) =>
  (await uploadedRows(portal.db).distinct().execute()).length;
