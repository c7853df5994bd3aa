/** The picture of a record. */
import { fieldsOf, trimmedText } from '../../contract/values/tolerant.ts';
import { fileOf, isDraftFile, pictureRemoval, removesFile, type SelectedFile } from '../core/selectedFile.ts';

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
