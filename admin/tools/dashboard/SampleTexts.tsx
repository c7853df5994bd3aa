import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { SampleText } from '../../../contract/entities/ejemplo.ts';
import { partsOf } from '../../../contract/resources/resources.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';
import { usePaths } from '../../addresses/paths.ts';
import { resourceLabel } from '../../display/fieldLabel.ts';

/** The sample's texts that are no records, with the pages on which staff change them. */
export function SampleTexts({ textos }: { textos: readonly SampleText[] }) {
  const paths = usePaths();
  const resources = useAdminResources();
  if (textos.length === 0) return null;
  return (
    <section aria-label="Textos de ejemplo">
      <Typography variant="h3">Textos de ejemplo ({textos.length})</Typography>
      <Typography>No son registros, así que no van a la Papelera. Escriba en su lugar los de su grupo:</Typography>
      <ul>
        {textos.map(({ recurso, id, nombre }) => (
          <li key={`${recurso} ${id}`}>
            <Link component={RouterLink} to={paths[recurso].form(id)} sx={{ overflowWrap: 'anywhere' }}>
              {partsOf(recurso).nameColumns === undefined
                ? resources[recurso].label
                : `${resourceLabel(recurso)} «${nombre}»`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
