import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { ImportDetail } from '../../../../contract/entities/import.ts';
import { fullNameOf } from '../../../../contract/values/fullName.ts';
import type { Integrante } from '../../../../dataProvider/resources/integrantes.ts';
import { filterFolded } from '../../../components/filterFolded.ts';
import { Panel } from '../../../components/Panel.tsx';
import { PlainList } from '../../../components/PlainList.tsx';
import { useWholeList } from '../../../components/useWholeList.ts';
import { countText } from '../../../display/countText.ts';
import { useShownImport } from '../state/importAccess.ts';

type DoubtfulName = ImportDetail['nombres'][number];

/** Names of authors that more than one member fits, asked once for the whole import. */
export function DoubtfulNames() {
  const { nombres } = useShownImport().importacion;
  if (nombres.length === 0) return null;
  const open = nombres.filter(({ integrante_id }) => integrante_id === undefined).length;
  return (
    <Panel
      title={open === 0 ? 'Autores' : `Autores (${open} por decidir)`}
      note="Se pregunta una vez y se recuerda para las próximas importaciones. Sin respuesta, el nombre queda como está escrito."
    >
      <PlainList aria-label="Autores por decidir" shown={nombres}>
        {nombres.map((name) => (
          <Box
            key={name.nombre}
            component="li"
            sx={{
              py: 1,
              display: 'grid',
              columnGap: 2,
              alignItems: 'center',
              gridTemplateColumns: { xs: '1fr', md: '1fr 320px' },
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              ¿Quién es «{name.nombre}»?{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                ({countText(name.filas, 'fila', 'filas')})
              </Box>
            </Typography>
            <MemberChoice name={name} />
          </Box>
        ))}
      </PlainList>
    </Panel>
  );
}

interface Option {
  /** null: nobody of the group */
  id: number | null;
  nombre: string;
}

const NOBODY: Option = { id: null, nombre: 'Nadie del grupo' };
const OFFERED_MAX = 50;

/** Who an author is: the members whom the name fits, nobody, or another member, found by typing. */
function MemberChoice({ name: { nombre, candidatos, integrante_id } }: { name: DoubtfulName }) {
  const { isEditable, change } = useShownImport();
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
      disabled={!isEditable}
      openOnFocus
      filterOptions={(options, state) =>
        state.inputValue.trim() === '' ? proposed : filterFolded(options, state).slice(0, OFFERED_MAX)
      }
      getOptionLabel={(option) => option.nombre}
      getOptionKey={({ id }) => id ?? 'nadie'}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      clearIcon={null}
      noOptionsText="Ningún integrante"
      onInputChange={(_, _text, reason) => {
        if (reason === 'input') setSearching(true);
      }}
      onChange={(_, picked) => {
        if (picked === null || picked.id === integrante_id) return;
        void change('chooseImportAuthor', { nombre, integrante_id: picked.id });
      }}
      renderInput={(params) => <TextField {...params} label={`«${nombre}» es`} placeholder="Por decidir" />}
    />
  );
}
