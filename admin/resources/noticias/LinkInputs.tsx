import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { NOTICIA_LINKS, type NoticiaLink } from '../../../contract/entities/noticia.ts';
import { resources } from '../../../contract/resources/resources.ts';

const BY_NAME = { field: 'nombre', order: 'ASC' } as const;

/** The record that the noticia is about. A choice empties the other two. */
export function LinkInputs() {
  const id = useId();
  const { getValues, setValue } = useFormContext();
  const keepOnly = (chosen: NoticiaLink) => {
    for (const field of NOTICIA_LINKS) {
      if (field !== chosen && getValues(field)) setValue(field, null, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <Box role="group" aria-labelledby={id} sx={{ width: '100%', mt: 2 }}>
      <Typography id={id} component="p" variant="h3">
        De qué trata
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        Puede elegir un proyecto, un producto o un evento, solo uno: al elegirlo, los otros dos se vacían.
      </Typography>
      {NOTICIA_LINKS.map((field) => (
        <ReferenceInput key={field} source={field} reference={resources.noticias.references[field].to} sort={BY_NAME}>
          <AutocompleteInput
            optionText="nombre"
            onChange={(chosen) => {
              if (typeof chosen === 'number') keepOnly(field);
            }}
          />
        </ReferenceInput>
      ))}
    </Box>
  );
}
