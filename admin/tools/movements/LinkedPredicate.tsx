import { Link } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Movement } from '../../../dataProvider/resources/movements.ts';
import { importPath, usePaths } from '../../addresses/paths.ts';

/** What was done; an import leads to its rows. */
export function LinkedPredicate({ movimiento: { recurso, recurso_id }, text }: { movimiento: Movement; text: string }) {
  const paths = usePaths();
  if (recurso !== 'importaciones') return <>{text}</>;
  return (
    // A click on the link does not show the movimiento, as one on its row does.
    <Link
      component={RouterLink}
      to={importPath(paths, recurso_id)}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {text}
    </Link>
  );
}
