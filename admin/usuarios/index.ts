import { UsuarioEdit } from './UsuarioEdit.tsx';
import { UsuarioList } from './UsuarioList.tsx';

/** The list opens the create form in a modal. PortalAdmin.tsx declares the route that changes the own password. */
export const usuarios = { list: UsuarioList, edit: UsuarioEdit, recordRepresentation: 'nombre' };
