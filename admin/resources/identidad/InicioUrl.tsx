import { useGetOne } from 'react-admin';
import type { Inicio } from '../../../dataProvider/resources/inicio.ts';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { ResourceLink } from '../../components/ResourceLink.tsx';

/** The stored home configuration; undefined while it is unknown. */
export const useInicio = (): Inicio | undefined => useGetOne<Inicio>('inicio', { id: 1 }).data;

interface InicioUrlProps {
  url: string;
  field: string;
  /** said in place of the address */
  none: string;
}

/** An address of the home configuration, with the way to its field. */
export function InicioUrl({ url, field, none }: InicioUrlProps) {
  return (
    <>
      {url === '' ? none : <ExternalLink url={url} />}
      {url === '' ? ' ' : ' · '}Se cambia en <ResourceLink resource="inicio" campo={field} />.
    </>
  );
}
