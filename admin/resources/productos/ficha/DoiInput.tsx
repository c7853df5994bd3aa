import { Alert, Box, Link } from '@mui/material';
import { LinkBase, useGetList, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isDoi, normalizeDoi } from '../../../../contract/bibliography/doi.ts';
import { SHORT_TEXT_MAX } from '../../../../contract/values/constants.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';
import type { Producto } from '../../../../dataProvider/resources/productos.ts';
import { usePaths } from '../../../addresses/paths.ts';
import { CountedTextInput } from '../../../records/forms/CountedTextInput.tsx';
import { FIELD_HELP } from './fieldHelp.ts';

const ALL = { pagination: { page: 1, perPage: 10_000 }, sort: { field: 'nombre', order: 'ASC' } } as const;

/** The DOI. It says if another product has it, which does not forbid saving. */
export function DoiInput() {
  const doi = normalizeDoi(textOf(useWatch({ name: 'doi' })));
  const own = useRecordContext<Producto>()?.id;
  const { data = [] } = useGetList<Producto>('productos', ALL, { enabled: isDoi(doi) });
  const others = isDoi(doi) ? data.filter((producto) => producto.id !== own && producto.doi === doi) : [];
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <CountedTextInput source="doi" max={SHORT_TEXT_MAX} helperText={FIELD_HELP.doi} />
      <div role="status">
        {others.map((producto) => (
          <SameDoi key={producto.id} producto={producto} />
        ))}
      </div>
    </Box>
  );
}

function SameDoi({ producto: { nombre } }: { producto: Producto }) {
  const { productos } = usePaths();
  const filter = new URLSearchParams({ filter: JSON.stringify({ q: nombre }), displayedFilters: '{}' });
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      Otro producto ya tiene este DOI:{' '}
      <Link component={LinkBase} to={`${productos.list}?${filter}`} target="_blank" rel="noopener">
        {nombre || 'Producto sin nombre'}
      </Link>
    </Alert>
  );
}
