import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useRecordContext, useUpdate } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { Panel, type PanelProps } from '../../components/Panel.tsx';
import { ESTADOS } from '../../display/choices.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useDrafts } from '../../records/drafts/useDrafts.ts';

/** A panel beside the form of a project. It saves each choice at once, also while the form has a draft. */
export function ProyectoPanel(props: Omit<PanelProps, 'note'>) {
  const record = useRecordContext<Proyecto>();
  const { data: drafts } = useDrafts('proyectos');
  const hasDraft = drafts?.some(({ recurso_id }) => recurso_id === record?.id) ?? false;
  return <Panel {...props} note={hasDraft ? 'Se guarda y se publica al elegir' : undefined} />;
}

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
