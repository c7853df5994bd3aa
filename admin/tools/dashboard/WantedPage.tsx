import { Alert, Link } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { RESOURCE_NAMES } from '../../../contract/resources/resources.ts';
import { fieldsOf, textOf } from '../../../contract/values/tolerant.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';
import { type ResourcePaths, usePaths } from '../../addresses/paths.ts';

const isBelow = (address: string, path: string): boolean =>
  address === path || address.startsWith(`${path}/`) || address.startsWith(`${path}?`);

/** The name of the menu's entry that an address belongs to; null for another address. */
function useEntryOf(address: string): string | null {
  const paths = usePaths();
  const resources = useAdminResources();
  const entries: readonly (readonly [path: string, label: string])[] = [
    ...RESOURCE_NAMES.flatMap((name) => addressesOf(paths[name]).map((path) => [path, resources[name].label] as const)),
    [paths.pendientes, 'Pendientes'],
    [paths.movimientos, 'Movimientos'],
    [paths.papelera, 'Papelera'],
    [paths.clave, 'Cambiar contraseña'],
  ];
  return entries.find(([path]) => isBelow(address, path))?.[1] ?? null;
}

/** The addresses of a list and of its forms, without the id. */
const addressesOf = ({ list, form, create }: ResourcePaths): string[] => [
  list,
  (form('').split('?')[0] ?? '').replace(/\/$/, ''),
  create.to,
];

/** After a sign-in: the page that was opened without a session. */
export function WantedPage() {
  const wanted = textOf(fieldsOf(useLocation().state).wanted);
  const entry = useEntryOf(wanted);
  if (wanted === '' || entry === null) return null;
  return (
    <Alert severity="info" variant="outlined">
      Iba a {entry} ·{' '}
      <Link component={RouterLink} to={wanted}>
        Abrir
      </Link>
    </Alert>
  );
}
