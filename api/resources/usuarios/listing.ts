import type { Usuario, UsuariosQuery } from '../../../contract/entities/usuario.ts';
import { foldText } from '../../../contract/foldText.ts';
import type { Range } from '../handler.ts';

// In memory: a group's staff are few, and neither engine folds accents or orders Spanish by itself.
const collator = new Intl.Collator('es', { numeric: true });

const buscable = ({ usuario, nombre, email }: Usuario): string => foldText(`${usuario} ${nombre} ${email}`);

function cumple(usuario: Usuario, { q, activo, id }: UsuariosQuery['filter']): boolean {
  return (
    (!q || buscable(usuario).includes(foldText(q))) &&
    (typeof activo !== 'boolean' || usuario.activo === activo) &&
    (id === undefined || id.includes(usuario.id))
  );
}

/** The users that a query asks for, in its order. */
export function listar(
  usuarios: readonly Usuario[],
  { filter, sort: [campo, orden], range: [desde, hasta] }: UsuariosQuery,
): Range<Usuario[]> {
  const sentido = orden === 'DESC' ? -1 : 1;
  const hallados = usuarios
    .filter((usuario) => cumple(usuario, filter))
    .toSorted((a, b) => sentido * collator.compare(String(a[campo]), String(b[campo])) || a.id - b.id);
  return { answer: hallados.slice(desde, hasta + 1), desde, total: hallados.length };
}
