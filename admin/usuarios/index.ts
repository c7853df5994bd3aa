import { UsuarioEdit } from './UsuarioEdit.tsx';
import { UsuarioList } from './UsuarioList.tsx';

/** Adding is a modal of the list; one's own password has its own address (admin/PortalAdmin.tsx). */
export const usuarios = { list: UsuarioList, edit: UsuarioEdit, recordRepresentation: 'nombre' };
