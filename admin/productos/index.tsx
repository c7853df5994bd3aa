import { Navigate } from 'react-admin';
import { usePaths } from '../paths.ts';

/** The list has its own address (section 2): the resource's leads there. */
function ToProductos() {
  return <Navigate to={usePaths().productos} replace />;
}

export const productos = { list: ToProductos, recordRepresentation: 'nombre' };
