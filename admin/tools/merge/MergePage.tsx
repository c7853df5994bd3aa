import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { MergedResource } from '../../../contract/resources/resources.ts';
import { fieldsOf, textOf } from '../../../contract/values/tolerant.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LoadedRecord } from '../../components/LoadedRecord.tsx';
import { Page } from '../../components/Page.tsx';
import { MergeForm } from './MergeForm.tsx';
import type { Stored } from './mergeFields.ts';
import { StayingChoice } from './StayingChoice.tsx';
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
