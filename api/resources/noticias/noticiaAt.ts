import { type ListedRecord, recordAt } from '../names/listedRecords.ts';

/** A noticia at its page. */
export const noticiaAt = ({ id, titulo }: { id: number; titulo: string }): ListedRecord =>
  recordAt('noticia', { id, nombre: titulo });
