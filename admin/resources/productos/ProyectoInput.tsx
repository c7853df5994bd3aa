import { Box } from '@mui/material';
import { AutocompleteInput, useRecordContext } from 'react-admin';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { matchesProyecto, NO_PROYECTO, useProyectoChoices } from './proyectoChoices.ts';

/** The project of a product, chosen by its name. */
export function ProyectoInput() {
  const { choices, failure, isPending } = useProyectoChoices(useRecordContext<Producto>());
  return (
    <Box data-field="proyecto_id" sx={{ width: '100%' }}>
      {failure === null ? null : <LoadFailure {...failure} />}
      <AutocompleteInput
        source="proyecto_id"
        choices={choices}
        isPending={isPending}
        optionText="nombre"
        matchSuggestion={matchesProyecto}
        emptyText={NO_PROYECTO}
        helperText="Escriba parte del nombre para buscarlo."
      />
    </Box>
  );
}
