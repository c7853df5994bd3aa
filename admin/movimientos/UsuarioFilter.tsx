import { SelectInput, useGetList } from 'react-admin';
import type { Usuario } from '../../contract/entities/usuario.ts';

const ALL = { pagination: { page: 1, perPage: 1_000 }, sort: { field: 'nombre', order: 'ASC' } } as const;
/** The pseudo user that recorded the sample content. */
const SAMPLE_CONTENT = { id: 'ejemplo', name: 'Contenido de ejemplo' };

interface UsuarioFilterProps {
  source: string;
  /** read by react-admin */
  alwaysOn?: boolean;
}

/** Filters by login name. */
export function UsuarioFilter({ source }: UsuarioFilterProps) {
  const { data: usuarios = [], isPending } = useGetList<Usuario>('usuarios', ALL);
  const choices = [
    ...usuarios.map(({ usuario, nombre }) => ({ id: usuario, name: `${nombre} (${usuario})` })),
    SAMPLE_CONTENT,
  ];
  return <SelectInput source={source} choices={choices} isPending={isPending} emptyText="Todos" />;
}
