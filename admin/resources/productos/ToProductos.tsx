import { Navigate } from 'react-router-dom';
import { usePaths } from '../../addresses/paths.ts';

/** The list has its own path; the resource's default path redirects to it. */
export function ToProductos() {
  return <Navigate to={usePaths().productos.list} replace />;
}
