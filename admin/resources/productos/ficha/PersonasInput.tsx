import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Announcement } from '../../../records/forms/order/Announcement.tsx';
import { useOrderedFields } from '../../../records/forms/order/useOrderedFields.ts';
import { listMessage } from './listMessage.ts';
import { PersonaRow } from './PersonaRow.tsx';
import { emptyPersona, type PersonaDraft, shownName, toPersona } from './personaDraft.ts';

interface PersonasTexts {
  source: 'autores' | 'editores';
  /** the group of the list */
  title: string;
  one: string;
}

export const AUTORES: PersonasTexts = { source: 'autores', title: 'Autores', one: 'autor' };
export const EDITORES: PersonasTexts = { source: 'editores', title: 'Editores', one: 'editor' };

/** Rows of a long list that are shown at first: a thousand take seconds. */
const ROWS_SHOWN = 100;

/** An ordered list of persons and institutions. */
export function PersonasInput({ texts: { source, title, one } }: { texts: PersonasTexts }) {
  // The authors are the only content of their section.
  const isOwnGroup = source === 'editores';
  const { list, addButton, rows, error, announcement, add } = useOrderedFields<PersonaDraft>(source, (draft, index) =>
    shownName(toPersona(draft), index, one),
  );
  const [limit, setLimit] = useState(ROWS_SHOWN);
  const lastError = rows.findLastIndex(({ hasError }) => hasError);
  const shown = rows.slice(0, Math.max(limit, lastError + 1));
  const hidden = rows.length - shown.length;
  const addShown = (persona: PersonaDraft) => {
    setLimit(Number.POSITIVE_INFINITY);
    add(persona);
  };
  const personas = rows.map(({ item }) => toPersona(item));
  const linked = personas.flatMap(({ integrante_id }) => integrante_id ?? []);

  return (
    <Box
      data-field={source}
      {...(isOwnGroup && { role: 'group', 'aria-label': title })}
      sx={{ gridColumn: '1 / -1', mb: 1, position: 'relative' }}
    >
      {isOwnGroup ? <Typography variant="body2">{title}</Typography> : null}
      <Box component="ol" ref={list} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map(({ key, item, ...row }, index) => {
          const persona = toPersona(item);
          return (
            <PersonaRow
              key={key}
              {...row}
              source={`${source}.${index}`}
              persona={persona}
              isInstitution={item.es_institucion === true || persona.nombre_corporativo !== ''}
              name={shownName(persona, index, one)}
              position={index}
              linked={linked}
            />
          );
        })}
      </Box>
      {hidden === 0 ? null : (
        <Button size="small" onClick={() => setLimit(Number.POSITIVE_INFINITY)}>
          {hidden === 1 ? `Mostrar 1 ${one} más` : `Mostrar ${hidden} ${source} más`}
        </Button>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 0.5 }}>
        <Button ref={addButton} size="small" startIcon={<PersonAddIcon />} onClick={() => addShown(emptyPersona())}>
          Agregar {one}
        </Button>
        <Button
          size="small"
          startIcon={<BusinessIcon />}
          onClick={() => addShown({ ...emptyPersona(), es_institucion: true })}
        >
          Agregar institución {source === 'editores' ? 'editora' : 'autora'}
        </Button>
      </Stack>
      <FormHelperText error>{listMessage(error)}</FormHelperText>
      <Announcement text={announcement} />
    </Box>
  );
}
