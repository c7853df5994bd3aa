import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import type { ImportDetail } from '../../../contract/entities/import.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { filterFolded } from '../../components/filterFolded.ts';
import { useWholeList } from '../../components/useWholeList.ts';

type DoubtfulName = ImportDetail['nombres'][number];

interface Option {
  /** null: nobody of the group */
  id: number | null;
  nombre: string;
}

const NOBODY: Option = { id: null, nombre: 'Nadie del grupo' };
const OFFERED_MAX = 50;

interface MemberChoiceProps {
  name: DoubtfulName;
  disabled: boolean;
  onChoose: (id: number | null) => void;
}

/** Who an author is: the members whom the name fits, nobody, or another member, found by typing. */
export function MemberChoice({ name, disabled, onChoose }: MemberChoiceProps) {
  const { nombre, candidatos, integrante_id } = name;
  const [isSearching, setSearching] = useState(false);
  const { data: members = [] } = useWholeList<Integrante>('integrantes', isSearching);
  const proposed: Option[] = [...candidatos, NOBODY];
  const known = new Set(proposed.map(({ id }) => id));
  const others = members
    .filter(({ id }) => !known.has(id))
    .map((member) => ({ id: member.id, nombre: fullNameOf(member) }));
  return (
    <Autocomplete<Option>
      options={[...proposed, ...others]}
      value={proposed.find(({ id }) => id === integrante_id) ?? null}
      disabled={disabled}
      openOnFocus
      filterOptions={(options, state) =>
        state.inputValue.trim() === '' ? proposed : filterFolded(options, state).slice(0, OFFERED_MAX)
      }
      getOptionLabel={({ nombre }) => nombre}
      getOptionKey={({ id }) => id ?? 'nadie'}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      clearIcon={null}
      noOptionsText="Ningún integrante"
      onInputChange={(_, _text, reason) => {
        if (reason === 'input') setSearching(true);
      }}
      onChange={(_, picked) => {
        if (picked !== null && picked.id !== integrante_id) onChoose(picked.id);
      }}
      renderInput={(params) => <TextField {...params} label={`«${nombre}» es`} placeholder="Por decidir" />}
    />
  );
}
