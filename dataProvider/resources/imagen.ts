/** The picture of a record, which a call of its own writes after the other fields. */
import type { InputOf } from '../../contract/calls/callTypes.ts';
import { messages } from '../../contract/calls/messages.ts';
import { fieldsOf, trimmedText } from '../../contract/values/tolerant.ts';
import type { Context } from '../core/adapter.ts';
import { savedWithout } from '../core/httpError.ts';
import { fileOf, isDraftFile, pictureRemoval, removesFile, type SelectedFile } from '../core/selectedFile.ts';
import { afterOwnWrites, expectedVersion } from '../core/version.ts';

/** The rows of the table of calls that write a picture alone. */
type ImagenCall = 'updateImagenProyecto' | 'updateImagenEvento';

export interface Imagen {
  /** of the stored file; null without a picture */
  nombre_imagen: string | null;
  descripcion_imagen: string;
  /** the chosen picture, in writes only; false removes the stored one */
  imagen?: SelectedFile | false | null;
}

type Illustrated = Imagen & { id: number; version: number | null };

/** A record that was read has the name of its picture as `nombre_imagen`. */
export function readImagen(wire: unknown): Pick<Imagen, 'nombre_imagen' | 'descripcion_imagen'> {
  const { imagen, nombre_imagen, descripcion_imagen } = fieldsOf(wire);
  return {
    nombre_imagen: trimmedText(imagen) || trimmedText(nombre_imagen) || null,
    descripcion_imagen: trimmedText(descripcion_imagen),
  };
}

/** The text as the call of the other fields sends it: with the file of the draft that this call publishes, which needs it. */
export const draftDescription = ({ imagen }: Partial<Imagen>, { descripcion_imagen }: Imagen) =>
  isDraftFile(imagen) ? { descripcion_imagen } : {};

/** True if the call of the picture has something to send: another file, a removal, or another text of the stored picture. */
export function changesImagen<R extends Imagen>(previous: R, next: R, { imagen }: Partial<Imagen>): boolean {
  if (isDraftFile(imagen)) return false;
  if (fileOf(imagen) !== undefined || removesFile(imagen)) return true;
  return previous.nombre_imagen !== null && next.descripcion_imagen !== previous.descripcion_imagen;
}

/**
 * Writes the picture of a record.
 * @param isSaved the other fields were saved before
 * @throws {HttpError} its message says so, and its body has the record as `saved`
 */
export async function saveImagen<R extends Illustrated>(
  context: Context,
  call: ImagenCall,
  { previous, next, imagen, isSaved }: { previous: R; next: R; imagen: Imagen['imagen']; isSaved: boolean },
): Promise<R> {
  const text = removesFile(imagen) ? {} : { descripcion_imagen: next.descripcion_imagen };
  const body: InputOf<ImagenCall>['body'] = {
    id: next.id,
    ...expectedVersion(next),
    ...text,
    ...pictureRemoval(imagen),
  };
  try {
    const answer = await context.call(call, { body, file: fileOf(imagen) });
    return afterOwnWrites({ ...next, ...readImagen(answer) });
  } catch (error) {
    throw isSaved ? savedWithoutImagen(error, { ...next, descripcion_imagen: previous.descripcion_imagen }) : error;
  }
}

function savedWithoutImagen(error: unknown, saved: Illustrated): unknown {
  return savedWithout(error, saved, messages.archivos.imagenFailedAfterSave);
}
