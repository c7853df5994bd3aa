import { SelectInput, useGetList } from 'react-admin';
import type { Usuario } from '../../contract/entities/usuario.ts';

const ALL = { pagination: { page: 1, perPage: 1_000 }, sort: { field: 'nombre', order: 'ASC' } } as const;
/** The name under which the sample content is recorded. */
const EJEMPLO = { id: 'ejemplo', name: 'Contenido de ejemplo' };

interface UsuarioFilterProps {
  source: string;
  /** read by react-admin, which shows it from the start */
  alwaysOn?: boolean;
}

/** Chooses who did it: by login name, as the movements tell. */
export function UsuarioFilter({ source }: UsuarioFilterProps) {
  const { data: usuarios = [], isPending } = useGetList<Usuario>('usuarios', ALL);
  const choices = [
    ...usuarios.map(({ usuario, nombre }) => ({ id: usuario, name: `${nombre} (${usuario})` })),
    EJEMPLO,
  ];
  return <SelectInput source={source} choices={choices} isPending={isPending} emptyText="Todos" />;
}
