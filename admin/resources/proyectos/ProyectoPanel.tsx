import { useRecordContext } from 'react-admin';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { Panel, type PanelProps } from '../../components/Panel.tsx';
import { useDrafts } from '../../records/drafts/useDrafts.ts';

/** A panel beside the form of a project. It saves each choice at once, also while the form has a draft. */
export function ProyectoPanel(props: Omit<PanelProps, 'note'>) {
  const record = useRecordContext<Proyecto>();
  const { data: drafts } = useDrafts('proyectos');
  const hasDraft = drafts?.some(({ recurso_id }) => recurso_id === record?.id) ?? false;
  return <Panel {...props} note={hasDraft ? 'Se guarda y se publica al elegir' : undefined} />;
}
