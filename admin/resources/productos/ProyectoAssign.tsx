import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { conflictIn } from '../../../dataProvider/core/httpError.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { filterFolded } from '../../components/filterFolded.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { NO_PROYECTO, type ProyectoChoice, useProyectoChoices } from './proyectoChoices.ts';
import { useReloadProductos } from './useReloadProductos.ts';

const NONE: ProyectoChoice = { id: 0, nombre: NO_PROYECTO };

const labelOf = ({ nombre }: ProyectoChoice): string => nombre || 'Sin nombre';

/** Chooses the project of a product, outside of its form: the choice is saved at once. */
export function ProyectoAssign({ producto }: { producto: Producto }) {
  const dataProvider = useDataProvider();
  const reload = useReloadProductos();
  const toast = useToast();
  const { choices, failure, isPending } = useProyectoChoices(producto);
  const [isSaving, setSaving] = useState(false);
  const { id } = producto;

  const own = producto.proyecto_id === null ? NONE : { id: producto.proyecto_id, nombre: producto.proyecto_nombre };

  const assign = async (chosen: ProyectoChoice) => {
    const data = { proyecto_id: chosen.id === NONE.id ? null : chosen.id };
    if (data.proyecto_id === producto.proyecto_id) return;
    setSaving(true);
    try {
      const { data: saved } = await dataProvider.update<Producto>('productos', { id, data, previousData: producto });
      await reload(saved);
      toast('success', messages.productos.updated);
    } catch (error) {
      const stored = conflictIn<Producto>(error)?.actual;
      if (stored !== undefined) await reload(stored);
      toast('error', failureText(error, messages.productos.updateFailed));
    } finally {
      setSaving(false);
    }
  };

  if (failure !== null) return <LoadFailure {...failure} />;
  return (
    <Autocomplete
      size="small"
      fullWidth
      disableClearable
      loading={isPending}
      disabled={isSaving}
      options={[NONE, ...choices]}
      value={choices.find((choice) => choice.id === producto.proyecto_id) ?? own}
      onChange={(_, chosen) => void assign(chosen)}
      getOptionLabel={labelOf}
      getOptionKey={(choice) => choice.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      filterOptions={filterFolded}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="dense"
          hiddenLabel
          inputProps={{ ...params.inputProps, 'aria-label': fieldLabel('productos', 'proyecto_id') }}
        />
      )}
    />
  );
}
