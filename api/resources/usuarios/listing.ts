import type { Usuario, UsuariosQuery } from '../../../contract/entities/usuario.ts';
import { foldText } from '../../../contract/values/foldText.ts';
import type { Range } from '../calls/handler.ts';

const searchTextOf = ({ usuario, nombre, email }: Usuario): string => foldText(`${usuario} ${nombre} ${email}`);

function matches(usuario: Usuario, folded: string, { activo, id }: UsuariosQuery['filter']): boolean {
  return (
    searchTextOf(usuario).includes(folded) &&
    (typeof activo !== 'boolean' || usuario.activo === activo) &&
    (id === undefined || id.includes(usuario.id))
  );
}

/** In memory: users are few, and neither SQLite nor PostgreSQL folds accents or sorts Spanish by default. */
export function pageOf(
  usuarios: readonly Usuario[],
  { filter, sort: [field, order], range: [start, end] }: UsuariosQuery,
): Range<Usuario[]> {
  const direction = order === 'DESC' ? -1 : 1;
  const collator = new Intl.Collator('es', { numeric: true });
  const folded = foldText(filter.q ?? '');
  const found = usuarios
    .filter((usuario) => matches(usuario, folded, filter))
    .toSorted((a, b) => direction * collator.compare(String(a[field]), String(b[field])) || a.id - b.id);
  return { answer: found.slice(start, end + 1), start, total: found.length };
}
