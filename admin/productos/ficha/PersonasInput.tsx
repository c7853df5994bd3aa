import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import type { Persona } from '../../../contract/bibliography/persona.ts';
import { firstMessage } from '../../forms/InvalidFormToast.tsx';
import { useRowDrag } from '../../forms/useRowDrag.ts';
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

// The first and the last row can move in one direction only.
const MOVE_BUTTON = '[data-action="up"]:not([disabled]), [data-action="down"]:not([disabled])';

/** The action whose button gets the focus after a row has moved. */
export type MoveAction = 'up' | 'down';

/** An ordered list of persons and institutions. */
export function PersonasInput({ texts: { source, title, one } }: { texts: PersonasTexts }) {
  // The authors are the only content of their section.
  const isOwnGroup = source === 'editores';
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<{ index: number; selector: string } | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { fields, append, remove, move } = useFieldArray<Record<string, PersonaDraft[]>>({ name: source });
  // Watched values lag one render behind a change of the rows.
  const values: readonly PersonaDraft[] = useWatch({ name: source }) ?? [];
  const personas: Persona[] = fields.map((row, index) => toPersona(values[index] ?? row));
  const error: unknown = useFormState().errors[source];

  const moveRow = (from: number, to: number) => {
    move(from, to);
    const name = shownName(personas[from], from, one);
    setAnnouncement(`${name}: puesto ${to + 1} de ${fields.length}`);
  };
  const { drag, start } = useRowDrag(list, moveRow);

  // A moved row loses the focus, because its element is inserted again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the rows
  useEffect(() => {
    const next = focusNext.current;
    if (next === null) return;
    focusNext.current = null;
    const row = list.current?.children[next.index];
    const target = row?.querySelector<HTMLElement>(next.selector) ?? row?.querySelector<HTMLElement>(MOVE_BUTTON);
    (target ?? addButton.current)?.focus();
  }, [fields]);

  const add = (persona: PersonaDraft) => {
    focusNext.current = { index: fields.length, selector: 'input' };
    append(persona, { shouldFocus: false });
  };
  const step = (index: number, action: MoveAction) => {
    const to = action === 'up' ? index - 1 : index + 1;
    focusNext.current = { index: to, selector: `[data-action="${action}"]:not([disabled])` };
    moveRow(index, to);
  };
  const removeRow = (index: number) => {
    focusNext.current = { index: Math.min(index, fields.length - 2), selector: '[data-action="remove"]' };
    setAnnouncement(`${shownName(personas[index], index, one)}: se quitó de la lista`);
    remove(index);
  };

  return (
    <Box
      data-field={source}
      {...(isOwnGroup && { role: 'group', 'aria-label': title })}
      sx={{ gridColumn: '1 / -1', mb: 1, position: 'relative' }}
    >
      {isOwnGroup ? <Typography variant="body2">{title}</Typography> : null}
      <Box component="ol" ref={list} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {fields.map(({ id, es_institucion }, index) => (
          <PersonaRow
            key={id}
            source={`${source}.${index}`}
            persona={personas[index] ?? toPersona(undefined)}
            isInstitution={es_institucion === true || personas[index]?.nombre_corporativo !== ''}
            name={shownName(personas[index], index, one)}
            position={index}
            count={fields.length}
            linked={personas.flatMap(({ integrante_id }) => integrante_id ?? [])}
            hasError={firstMessage((error as Record<number, unknown> | undefined)?.[index]) !== ''}
            drop={drag?.to === index && drag.from !== index ? (drag.from < index ? 'after' : 'before') : null}
            isDragged={drag?.from === index}
            onDragStart={(event) => start(index, event)}
            onMove={(action) => step(index, action)}
            onRemove={() => removeRow(index)}
          />
        ))}
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 0.5 }}>
        <Button ref={addButton} size="small" startIcon={<PersonAddIcon />} onClick={() => add(emptyPersona())}>
          Agregar {one}
        </Button>
        <Button
          size="small"
          startIcon={<BusinessIcon />}
          onClick={() => add({ ...emptyPersona(), es_institucion: true })}
        >
          Agregar institución {source === 'editores' ? 'editora' : 'autora'}
        </Button>
      </Stack>
      <FormHelperText error>{listMessage(error)}</FormHelperText>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {announcement}
      </Box>
    </Box>
  );
}
