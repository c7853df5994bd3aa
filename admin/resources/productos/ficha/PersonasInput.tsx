import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Box, Button, Chip, FormHelperText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { Persona } from '../../../../contract/bibliography/persona.ts';
import { Announcement } from '../../../records/forms/order/Announcement.tsx';
import { OrderedRow, type RowPlace } from '../../../records/forms/order/OrderedRow.tsx';
import { useOrderedFields } from '../../../records/forms/order/useOrderedFields.ts';
import { firstMessage } from '../../../records/forms/state/firstMessage.ts';
import { InstitutionFields, PersonFields } from './PersonaFields.tsx';
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

/** The message about a whole list; '' if only its rows have errors. */
function listMessage(error: unknown): string {
  const { message, root } = (error ?? {}) as { message?: unknown; root?: unknown };
  return firstMessage({ message }) || firstMessage(root);
}

interface PersonaRowProps extends RowPlace {
  source: string;
  persona: Persona;
  isInstitution: boolean;
  name: string;
  position: number;
  /** the members that rows of the list already are */
  linked: readonly number[];
  hasError: boolean;
  onRemove: () => void;
}

/** One author or editor as a line; its fields are shown on demand, if it has no name yet, or if they have an error. */
function PersonaRow({ source, persona, isInstitution, name, position, linked, ...row }: PersonaRowProps) {
  const fields = isInstitution ? (
    <InstitutionFields source={source} />
  ) : (
    <PersonFields source={source} persona={persona} linked={linked} />
  );
  return (
    <OrderedRow
      {...row}
      name={`a ${name}`}
      content={
        <>
          {position + 1}. {name}
          {persona.orcid === '' ? null : (
            <Typography component="span" variant="body2" sx={{ ml: 1, color: 'text.secondary' }}>
              {persona.orcid}
            </Typography>
          )}
          {persona.integrante_id === null ? null : (
            <Chip size="small" color="success" variant="outlined" label="Integrante" sx={{ ml: 1 }} />
          )}
        </>
      }
      fields={fields}
      startsOpen={persona.apellidos === '' && persona.nombre_corporativo === ''}
    />
  );
}
