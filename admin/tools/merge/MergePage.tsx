import { Link } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { MergedResource } from '../../../contract/resources/resources.ts';
import { fieldsOf, textOf } from '../../../contract/values/tolerant.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LoadedRecord } from '../../components/LoadedRecord.tsx';
import { Page } from '../../components/Page.tsx';
import { Panel } from '../../components/Panel.tsx';
import { SideChoice } from '../../components/SideChoice.tsx';
import { recordName } from '../../display/recordName.ts';
import { MergeForm } from './MergeForm.tsx';
import type { Stored } from './mergeFields.ts';
import { mergeTitle } from './texts.ts';

interface MergePageProps {
  recurso: MergedResource;
  ids: readonly [number, number];
}

/** The two records beside each other, and what becomes of them. The first one stays until the other is chosen. */
export function MergePage({ recurso, ids }: MergePageProps) {
  const [stays, setStays] = useState(ids[0]);
  const paths = usePaths();
  const returnTo = textOf(fieldsOf(useLocation().state).returnTo);
  const first = useGetOne<Stored>(recurso, { id: ids[0] });
  const second = useGetOne<Stored>(recurso, { id: ids[1] });
  const failed = first.error === null ? second : first;
  const both = first.data && second.data && ([first.data, second.data] as const);
  const refetch = () => Promise.all([first.refetch(), second.refetch()]);
  return (
    <Page
      title={mergeTitle(recurso)}
      back={returnTo || paths[recurso].list}
      description="Uno se queda, con los campos que usted elija y los vínculos de los dos. El otro va a la Papelera."
    >
      <LoadedRecord failure={messages[recurso].loadOneFailed} of={{ record: both, error: failed.error, refetch }}>
        {both === undefined ? null : (
          <>
            <StayingChoice recurso={recurso} records={both} stays={stays} onChoose={setStays} />
            <MergeForm
              recurso={recurso}
              staying={stays === both[0].id ? both[0] : both[1]}
              going={stays === both[0].id ? both[1] : both[0]}
              returnTo={returnTo}
              onChanged={refetch}
            />
          </>
        )}
      </LoadedRecord>
    </Page>
  );
}

interface StayingChoiceProps {
  recurso: MergedResource;
  records: readonly [Stored, Stored];
  /** id of the one that stays */
  stays: number;
  onChoose: (id: number) => void;
}

/** Which of the two records stays. */
function StayingChoice({ recurso, records, stays, onChoose }: StayingChoiceProps) {
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
