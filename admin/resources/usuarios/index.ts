import Icon from '@mui/icons-material/ManageAccountsOutlined';
import type { AdminResource } from '../../addresses/adminResource.ts';
import { UsuarioEdit } from './UsuarioEdit.tsx';
import { UsuarioList } from './UsuarioList.tsx';

export const usuarios: AdminResource<'usuarios'> = {
  icon: Icon,
  label: 'Usuarios',
  menu: { heading: 'Administración', place: 1 },
  addLabel: 'Agregar usuario',
  addresses: { list: '/usuarios', form: '/usuarios/:id' },
  screens: { list: UsuarioList, edit: UsuarioEdit, recordRepresentation: 'nombre' },
};
