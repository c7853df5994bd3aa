import { SelectInput, useGetList } from 'react-admin';
import type { Usuario } from '../../../contract/entities/usuario.ts';
import { STAFF } from './useRecordLookup.ts';

/** The pseudo user that recorded the sample content. */
const SAMPLE_CONTENT = { id: 'ejemplo', name: 'Contenido de ejemplo' };

interface UsuarioFilterProps {
  source: string;
  /** read by react-admin */
  alwaysOn?: boolean;
}

export function UsuarioFilter({ source }: UsuarioFilterProps) {
  const { data: usuarios = [], isPending } = useGetList<Usuario>('usuarios', STAFF);
  const choices = [
    ...usuarios.map(({ usuario, nombre }) => ({ id: usuario, name: `${nombre} (${usuario})` })),
    SAMPLE_CONTENT,
  ];
  return <SelectInput source={source} choices={choices} isPending={isPending} emptyText="Todos" />;
}
