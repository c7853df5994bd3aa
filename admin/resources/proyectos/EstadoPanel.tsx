import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useRecordContext, useUpdate } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { ESTADOS } from '../../display/choices.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ProyectoPanel } from './ProyectoPanel.tsx';

/** Switches estado between 1 and 2, separately from the form. */
export function EstadoPanel() {
  const record = useRecordContext<Proyecto>();
  const toast = useToast();
  const [update, { isPending }] = useUpdate<Proyecto>();
  if (record === undefined) return null;

  const change = (estado: number | null) => {
    if (estado === null || estado === record.estado) return;
    update(
      'proyectos',
      { id: record.id, data: { estado }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => toast('success', messages.proyectos.estadoUpdated),
        onError: () => toast('error', messages.proyectos.estadoFailed),
      },
    );
  };

  return (
    <ProyectoPanel title="Estado">
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        size="small"
        aria-label="Estado del proyecto"
        data-field="estado"
        disabled={isPending}
        value={record.estado === 1 ? 1 : 2}
        onChange={(_, estado: number | null) => change(estado)}
      >
        {ESTADOS.map(({ id, name }) => (
          <ToggleButton key={id} value={id}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </ProyectoPanel>
  );
}
