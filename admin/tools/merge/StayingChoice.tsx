import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { MergedResource } from '../../../contract/resources/resources.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Panel } from '../../components/Panel.tsx';
import { SideChoice } from '../../components/SideChoice.tsx';
import { recordName } from '../../display/recordName.ts';
import type { Stored } from './mergeFields.ts';

interface StayingChoiceProps {
  recurso: MergedResource;
  records: readonly [Stored, Stored];
  /** id of the one that stays */
  stays: number;
  onChoose: (id: number) => void;
}

/** Which of the two records stays. */
export function StayingChoice({ recurso, records, stays, onChoose }: StayingChoiceProps) {
  const paths = usePaths();
  const sides = records.map((record) => ({
    side: String(record.id),
    label: record.id === stays ? `Se queda (n.º ${record.id})` : `Va a la Papelera (n.º ${record.id})`,
    content: (
      <>
        {`${recordName(recurso, record) || 'Sin nombre'}\n`}
        <Link component={RouterLink} to={paths[recurso].form(record.id)} target="_blank" rel="noopener">
          {`Abrir el n.º ${record.id} en otra pestaña`}
        </Link>
      </>
    ),
  }));
  return (
    <Panel title="Los dos registros" note="La dirección del que se va lleva a la del que se queda.">
      <SideChoice label="Cuál se queda" sides={sides} choice={String(stays)} onChoose={(id) => onChoose(Number(id))} />
    </Panel>
  );
}
