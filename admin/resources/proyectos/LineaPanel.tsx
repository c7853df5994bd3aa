import { MenuItem, TextField } from '@mui/material';
import { useEffect } from 'react';
import { useCreate, useEditContext, useUpdate } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { labels } from '../../../i18n/labels.ts';
import { useWholeList } from '../../components/useWholeList.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ProyectoPanel } from './ProyectoPanel.tsx';

const RESOURCE = 'proyecto-linea';

/** Updates the project's línea, or assigns one if it has none. */
export function LineaPanel() {
  const { record, refetch } = useEditContext<Proyecto>();
  const toast = useToast();
  const { data: lineas = [], error } = useWholeList<Linea>('lineas');
  const [assign, { isPending: isAssigning }] = useCreate();
  const [update, { isPending: isUpdating }] = useUpdate();

  useEffect(() => {
    if (error) toast('error', messages.proyectos.lineasFailed);
  }, [error, toast]);

  if (record === undefined) return null;
  const { id, id_linea, linea_nombre } = record;
  // A retired line is a choice only of a project that has it.
  const shown = lineas.filter((linea) => !linea.retirada || linea.id === id_linea);
  const known = lineas.some((linea) => linea.id === id_linea);

  const choose = (chosen: number) => {
    // Not disabled while saving: a disabled select loses the focus.
    if (!chosen || chosen === id_linea || isAssigning || isUpdating) return;
    const data = { id, id_proyecto: id, id_linea: chosen };
    const callbacks = {
      onSuccess: () => {
        toast('success', messages.proyectos.lineaUpdated);
        void refetch();
      },
      onError: () => toast('error', messages.proyectos.lineaFailed),
    };
    if (id_linea === null) assign(RESOURCE, { data }, callbacks);
    else {
      const previousData = { id, id_proyecto: id, id_linea, linea_nombre };
      update(RESOURCE, { id, data, previousData }, { ...callbacks, mutationMode: 'pessimistic' });
    }
  };

  return (
    <ProyectoPanel title="Línea de investigación">
      <TextField
        select
        label={labels.proyecto.id_linea}
        value={id_linea ?? ''}
        // Long names wrap instead of being truncated.
        sx={{ '& .MuiSelect-select': { whiteSpace: 'normal' } }}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {id_linea === null ? <MenuItem value="">Sin línea</MenuItem> : null}
        {id_linea === null || known ? null : <MenuItem value={id_linea}>{linea_nombre}</MenuItem>}
        {shown.map((linea) => (
          <MenuItem key={linea.id} value={linea.id}>
            {linea.nombre}
          </MenuItem>
        ))}
      </TextField>
    </ProyectoPanel>
  );
}
