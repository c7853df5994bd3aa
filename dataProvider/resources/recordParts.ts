/** What the records of several resources have. */
import type { Schedule } from '../../contract/entities/schedule.ts';
import { changedFields } from '../../contract/values/changedFields.ts';
import { fieldsOf, firstId, numberOf, textOf, textsIn, trimmedText } from '../../contract/values/tolerant.ts';
import { fileOf, isDraftFile, pictureRemoval, removesFile, type SelectedFile } from '../core/selectedFile.ts';

/** The place of a record in its lists; the site does not read it. */
export const readOrden = (wire: unknown) => ({ orden: numberOf(fieldsOf(wire).orden) });

/** Read here, since visitors' answers never have them. */
export function readSchedule(wire: unknown): Schedule {
  const { publicar_desde, publicar_hasta } = fieldsOf(wire);
  return { publicar_desde: textOf(publicar_desde), publicar_hasta: textOf(publicar_hasta) };
}

/** The fields of a record, of its limits only those that changed: other servers may not know them. */
export function withChangedSchedule<F extends Schedule>(
  record: F,
  previous: unknown,
): Omit<F, keyof Schedule> & Partial<Schedule> {
  const { publicar_desde, publicar_hasta, ...fields } = record;
  return { ...fields, ...changedFields(readSchedule(previous), { publicar_desde, publicar_hasta }) };
}

/** What most records have in answers to staff, beside what visitors read. */
export function readStaffFields(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    ...textsIn(fields, 'created_by', 'updated_by'),
    version: firstId(fields, 'version'),
    ...readSchedule(wire),
  };
}

/** The picture of a record. */
export interface Imagen {
  /** of the stored file; null without a picture */
  nombre_imagen: string | null;
  descripcion_imagen: string;
  /** the chosen picture, in writes only; false removes the stored one */
  imagen?: SelectedFile | false | null;
}

/** A record that was read has the name of its picture as `nombre_imagen`. */
export function readImagen(wire: unknown): Pick<Imagen, 'nombre_imagen' | 'descripcion_imagen'> {
  const { imagen, nombre_imagen, descripcion_imagen } = fieldsOf(wire);
  return {
    nombre_imagen: trimmedText(imagen) || trimmedText(nombre_imagen) || null,
    descripcion_imagen: trimmedText(descripcion_imagen),
  };
}

/** What a call sends of the picture, beside its file: other servers may not know these fields. A text needs a picture. */
export function imagenFields(next: Imagen, { imagen }: Partial<Imagen>, previous: Imagen) {
  if (removesFile(imagen)) return pictureRemoval(imagen);
  const { descripcion_imagen } = next;
  const hasNew = fileOf(imagen) !== undefined || isDraftFile(imagen);
  const hasStored = previous.nombre_imagen !== null;
  const isChanged = hasNew || (hasStored && descripcion_imagen !== previous.descripcion_imagen);
  return isChanged ? { descripcion_imagen } : {};
}
