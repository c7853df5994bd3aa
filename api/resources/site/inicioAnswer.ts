import type { PublicConvenio } from '../../../contract/entities/convenio.ts';
import type { Inicio, InicioData } from '../../../contract/entities/inicio.ts';
import type { Identidad } from '../../../contract/identidad/identidad.ts';
import { resources as descriptors } from '../../../contract/resources/resources.ts';
import { namesWith } from '../../../contract/resources/withPart.ts';
import { INICIO_FIELDS } from '../../../contract/values/inicioFields.ts';
import type { Database } from '../../database/open.ts';
import { type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { publicLogos } from './convenioLogos.ts';
import { readIdentidad } from './identidadRow.ts';
import { lastUpdate } from './lastUpdate.ts';
import { publicLider } from './publicLider.ts';
import { readCifras } from './readCifras.ts';

const IN_HOME: readonly string[] = namesWith(descriptors, 'inHome');

interface HomeOptions {
  now: Date;
  /** all of them */
  resources: ServerResources;
  /** in place of what is stored, for previews */
  draft?: { inicio?: Inicio; logos_convenios?: PublicConvenio[]; identidad?: Pick<Identidad, 'bloques' | 'lider_id'> };
}

/** The home's own answer, with the newest records of the resources whose blocks it shows. */
export async function homeAnswer(db: Database, { now, resources, draft = {} }: HomeOptions): Promise<InicioData> {
  const { bloques, lider_id } = draft.identidad ?? (await readIdentidad(db));
  const lists: Record<string, readonly object[]> = {};
  for (const { id, visible } of bloques) {
    const { homeRecords } = serverPartsOf(resources, id);
    if (visible && IN_HOME.includes(id) && homeRecords) lists[id] = await homeRecords(db, now);
  }
  const inicio = draft.inicio ?? (await db.selectFrom('inicio').select(INICIO_FIELDS).executeTakeFirstOrThrow());
  const logos_convenios = draft.logos_convenios ?? (await publicLogos(db, now));
  const hasCifras = bloques.some(({ id, visible }) => id === 'cifras' && visible);
  const cifras = hasCifras ? { cifras: await readCifras(db, now) } : {};
  const lider = await publicLider(db, lider_id, now);
  const actualizado = await lastUpdate(db, now);
  return {
    success: 1,
    inicio,
    logos_convenios,
    ...(lider !== null && { lider }),
    ...(actualizado !== '' && { actualizado }),
    ...cifras,
    ...(lists as Partial<InicioData>),
  };
}
