import { Autocomplete, TextField, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { type MergedResource, resources } from '../../../contract/resources/resources.ts';
import { mergePath, usePaths } from '../../addresses/paths.ts';
import { filterFolded } from '../../components/filterFolded.ts';
import { Page } from '../../components/Page.tsx';
import { Panel } from '../../components/Panel.tsx';
import { useWholeList } from '../../components/useWholeList.ts';
import { recordName } from '../../display/recordName.ts';
import { duplicatesBy, indexByKeys } from '../../records/duplicates/duplicateIndex.ts';
import { WholeList } from '../../records/list/ListPage.tsx';
import type { Stored } from './mergeFields.ts';
import { mergeTitle } from './texts.ts';

/** The options that are rendered: a longer list is searched. */
const SHOWN_MAX = 100;

interface Option {
  id: number;
  label: string;
}

/** Those that may be the same as the record come first. */
function optionsFor(recurso: MergedResource, record: Stored, records: readonly Stored[]): Option[] {
  const { identity } = resources[recurso];
  const index = indexByKeys(identity, records);
  const alike = new Set(
    Object.keys(identity.keys).flatMap((field) => duplicatesBy(identity, index, field, record).map(({ id }) => id)),
  );
  const toOption = ({ id, ...rest }: Stored): Option => ({
    id,
    label: `${recordName(recurso, rest) || 'Sin nombre'} (n.º ${id}${alike.has(id) ? ', posible duplicado' : ''})`,
  });
  const others = records.filter(({ id }) => id !== record.id);
  const [first, rest] = [others.filter(({ id }) => alike.has(id)), others.filter(({ id }) => !alike.has(id))];
  return [...first, ...rest].map(toOption);
}

/** Asks for the record that a record is merged with. */
export function ChooseOther({ recurso, id }: { recurso: MergedResource; id: number }) {
  const paths = usePaths();
  const list = useWholeList<Stored>(recurso);
  const record = list.data?.find((each) => each.id === id);
  return (
    <Page
      title={mergeTitle(recurso)}
      name={record && recordName(recurso, record)}
      back={paths[recurso].form(id)}
      description="Elija el registro que significa lo mismo. En el paso siguiente se comparan los dos campo por campo."
    >
      <WholeList list={list} failure={messages[recurso].loadFailed}>
        {(records) =>
          record === undefined ? (
            <Typography role="alert">{messages.historia.showFailed}</Typography>
          ) : (
            <Panel title="Con cuál se fusiona">
              <OtherInput recurso={recurso} record={record} records={records} />
            </Panel>
          )
        }
      </WholeList>
    </Page>
  );
}

interface OtherInputProps {
  recurso: MergedResource;
  record: Stored;
  records: readonly Stored[];
}

function OtherInput({ recurso, record, records }: OtherInputProps) {
  const paths = usePaths();
  const navigate = useNavigate();
  const { state } = useLocation();
  const options = useMemo(() => optionsFor(recurso, record, records), [recurso, record, records]);
  return (
    <Autocomplete<Option>
      options={options}
      filterOptions={(all, search) => filterFolded(all, search).slice(0, SHOWN_MAX)}
      getOptionKey={({ id }) => id}
      noOptionsText="Ninguno coincide"
      onChange={(_event, option) => {
        if (option !== null) navigate(mergePath(paths, recurso, record.id, option.id), { state });
      }}
      renderInput={(params) => <TextField {...params} label="Buscar por el nombre" autoFocus />}
    />
  );
}
