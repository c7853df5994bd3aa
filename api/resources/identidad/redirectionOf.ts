import { pathOfAddress } from '../../../contract/entities/identidad.ts';
import type { Database } from '../../database/open.ts';
import { readIdentidad } from './identidadRow.ts';

const withoutSlash = (address: string): string => address.replace(/\/+(?=$|\?)/, '');

/** The new address of a path of the former site: with its query, else without. Null if there is none. */
export async function redirectionOf(db: Database, address: string): Promise<string | null> {
  const { redirecciones } = await readIdentidad(db);
  const whole = withoutSlash(pathOfAddress(address));
  const [path = ''] = whole.split('?');
  for (const wanted of [whole, withoutSlash(path)]) {
    const found = redirecciones.find(({ desde }) => withoutSlash(desde) === wanted);
    if (found !== undefined) return found.hacia;
  }
  return null;
}
