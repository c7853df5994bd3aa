import { Link } from '@mui/material';
import { LinkBase } from 'react-admin';
import type { ImportedRow } from '../../../contract/entities/import.ts';
import { usePaths } from '../../addresses/paths.ts';

/** The record, or the draft, that a row is or may be; it opens in another tab. */
export function ExistingRecord({ registro }: { registro: NonNullable<ImportedRow['registro']> }) {
  const paths = usePaths();
  const { recurso, id, nombre, borrador } = registro;
  const name = nombre || 'Sin nombre';
  return (
    <>
      {borrador ? 'Ya hay un borrador: ' : 'Ya existe: '}
      <Link
        component={LinkBase}
        to={borrador ? paths[recurso].list : paths[recurso].form(id)}
        target="_blank"
        rel="noopener"
      >
        {name}
      </Link>
    </>
  );
}
