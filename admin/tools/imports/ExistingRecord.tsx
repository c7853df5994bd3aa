import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportedRow } from '../../../contract/entities/import.ts';
import { usePaths } from '../../addresses/paths.ts';
import { useShownImport } from './importContext.ts';
import { isClosed } from './texts.ts';

/** The record, or the draft, that a row is or may be, or that it has become; it opens in another tab. */
export function ExistingRecord({ registro }: { registro: NonNullable<ImportedRow['registro']> }) {
  const paths = usePaths();
  const { recurso, id, nombre, borrador } = registro;
  const { importacion } = useShownImport();
  const name = nombre || 'Sin nombre';
  const known = borrador ? 'Ya hay un borrador: ' : 'Ya existe: ';
  const made = borrador ? 'Borrador: ' : 'Registro: ';
  return (
    <>
      {isClosed(importacion.estado) ? made : known}
      <Link
        component={RouterLink}
        to={borrador ? paths[recurso].list : paths[recurso].form(id)}
        target="_blank"
        rel="noopener"
      >
        {name}
      </Link>
    </>
  );
}
