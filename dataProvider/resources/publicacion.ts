import type { Publicacion } from '../../contract/entities/publicacion.ts';
import { fieldsOf, textOf } from '../../contract/values/tolerant.ts';

/** Read here, since visitors' answers never have them. */
export function readPublicacion(wire: unknown): Publicacion {
  const { publicar_desde, publicar_hasta } = fieldsOf(wire);
  return { publicar_desde: textOf(publicar_desde), publicar_hasta: textOf(publicar_hasta) };
}

/** The changed limits: other servers may not know these fields. @param previous absent for a new record */
export function changedPublicacion(next: Publicacion, previous: unknown = {}): Partial<Publicacion> {
  const before = readPublicacion(previous);
  const changed = Object.entries(readPublicacion(next)).filter(
    ([field, value]) => value !== before[field as keyof Publicacion],
  );
  return Object.fromEntries(changed);
}

export function withoutPublicacion<F extends Publicacion>({
  publicar_desde: _desde,
  publicar_hasta: _hasta,
  ...fields
}: F): Omit<F, keyof Publicacion> {
  return fields;
}
