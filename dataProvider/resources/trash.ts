import type { z } from 'zod';
import { archivado } from '../../contract/entities/history.ts';
import { RECORD_KINDS } from '../../contract/resources/resources.ts';
import type { Adapter } from '../core/adapter.ts';

export type Archivado = z.infer<typeof archivado> & {
  /** of this list only: records of two kinds may have the same `recurso_id` */
  id: number;
};

function withId(archived: z.infer<typeof archivado>): Archivado {
  const { recurso, recurso_id } = archived;
  return { ...archived, id: recurso_id * RECORD_KINDS.length + RECORD_KINDS.indexOf(recurso) };
}

export const papelera: Adapter<Archivado> = {
  search: ['nombre', 'archivado_por'],
  read: (wire) => withId(archivado.parse(wire)),

  async list({ ownCall }) {
    return (await ownCall('listTrash', {})).papelera.map(withId);
  },
};
