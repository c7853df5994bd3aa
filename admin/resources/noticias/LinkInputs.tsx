import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { NOTICIA_LINKS, type NoticiaLink } from '../../../contract/entities/noticia.ts';
import { resources } from '../../../contract/resources/resources.ts';
import { Section } from '../../records/forms/inputs/Section.tsx';

const BY_NAME = { field: 'nombre', order: 'ASC' } as const;

/** The record that the noticia is about. A choice empties the other two. */
export function LinkInputs() {
  const { getValues, setValue } = useFormContext();
  const keepOnly = (chosen: NoticiaLink) => {
    for (const field of NOTICIA_LINKS) {
      if (field !== chosen && getValues(field)) setValue(field, null, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <Section
      title="De qué trata"
      level="p"
      help="Puede elegir un proyecto, un producto o un evento, solo uno: al elegirlo, los otros dos se vacían."
    >
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
    </Section>
  );
}
