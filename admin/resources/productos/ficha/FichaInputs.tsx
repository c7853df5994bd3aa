import { Box } from '@mui/material';
import { useRef } from 'react';
import { AutocompleteInput, BooleanInput, DateInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { nameOfLicencia } from '../../../../contract/bibliography/licencias.ts';
import { fieldsOfTipo, TYPED_FIELDS, type TypedField } from '../../../../contract/bibliography/typedFields.ts';
import { ACCESOS, IDIOMAS } from '../../../../contract/bibliography/values.ts';
import { LICENCE_IDS } from '../../../../contract/entities/bibliography.ts';
import { LONG_TEXT_MAX, NAME_MAX, SHORT_TEXT_MAX } from '../../../../contract/values/constants.ts';
import { hasFolded } from '../../../../contract/values/foldText.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';
import { choicesOf } from '../../../display/choices.ts';
import { isFilled } from '../../../display/displayValue.ts';
import { CountedTextInput } from '../../../records/forms/inputs/CountedTextInput.tsx';
import { pair, Section } from '../../../records/forms/inputs/Section.tsx';
import { TextListInput } from '../../../records/forms/textList/TextListInput.tsx';
import { FIELD_HELP } from './fieldHelp.ts';
import { PdfField } from './PdfField.tsx';
import { AUTORES, EDITORES, PersonasInput } from './PersonasInput.tsx';

const LONG_NAMES: readonly TypedField[] = [
  'revista',
  'editorial',
  'titulo_libro',
  'evento_nombre',
  'institucion',
  'oficina_patente',
];

/** The input of a field that depends on the type. Names take the whole width. */
function TypedInput({ field }: { field: TypedField }) {
  if (field === 'editores') return <PersonasInput texts={EDITORES} />;
  const helperText = FIELD_HELP[field];
  if (field === 'evento_fecha_inicio' || field === 'evento_fecha_fin') {
    return <DateInput source={field} helperText={helperText} />;
  }
  const isName = LONG_NAMES.includes(field);
  return (
    <CountedTextInput
      source={field}
      max={isName ? NAME_MAX : SHORT_TEXT_MAX}
      helperText={helperText}
      sx={isName ? { gridColumn: '1 / -1' } : {}}
    />
  );
}

const IDIOMA_CHOICES = choicesOf(IDIOMAS);
const ACCESO_CHOICES = choicesOf(ACCESOS);
const LICENCIA_CHOICES = LICENCE_IDS.map((id) => ({ id, name: nameOfLicencia(id) }));
/** At most so many of more than 600 licences are suggested. */
const SUGGESTED_LICENCES = 30;

/** The bibliographic record, in the order of a title page. */
export function FichaInputs() {
  const fields = useShownFields();
  return (
    <>
      <Section
        title="Autores"
        help="En el orden de la publicación. Al escribir los apellidos se ofrecen los integrantes del grupo. Google Scholar exige al menos un autor; sin él la cita empieza por el título."
      >
        <PersonasInput texts={AUTORES} />
      </Section>
      <Section title="Publicación">
        <Box sx={pair}>
          <CountedTextInput source="fecha_publicacion" max={SHORT_TEXT_MAX} helperText={FIELD_HELP.fecha_publicacion} />
          <SelectInput source="idioma" choices={IDIOMA_CHOICES} emptyText="Sin idioma" helperText={FIELD_HELP.idioma} />
          <BooleanInput
            source="en_prensa"
            defaultValue={0}
            format={(value: unknown) => value === 1}
            parse={(checked: boolean) => (checked ? 1 : 0)}
            helperText={FIELD_HELP.en_prensa}
            sx={{ gridColumn: '1 / -1' }}
          />
          {fields.map((field) => (
            <TypedInput key={field} field={field} />
          ))}
          <CountedTextInput
            source="doi"
            max={SHORT_TEXT_MAX}
            helperText={FIELD_HELP.doi}
            sx={{ gridColumn: '1 / -1' }}
          />
        </Box>
      </Section>
      <Section title="Resumen y palabras clave">
        <CountedTextInput
          source="resumen"
          max={LONG_TEXT_MAX}
          multiline
          minRows={4}
          maxRows={14}
          helperText={FIELD_HELP.resumen}
        />
        <TextListInput source="palabras_clave" noun={['palabra clave', 'palabras clave']} />
      </Section>
      <Section title="Texto completo y licencia">
        <Box sx={pair}>
          <SelectInput
            source="acceso"
            choices={ACCESO_CHOICES}
            emptyText="Sin indicar"
            helperText={FIELD_HELP.acceso}
          />
          <EmbargoInput />
          <AutocompleteInput
            source="licencia"
            choices={LICENCIA_CHOICES}
            suggestionLimit={SUGGESTED_LICENCES}
            matchSuggestion={(typed: string, { name }: { name: string }) => hasFolded(name, typed)}
            helperText={FIELD_HELP.licencia}
            sx={{ gridColumn: '1 / -1' }}
          />
        </Box>
        <PdfField />
      </Section>
    </>
  );
}

/** The end of the embargo, if there is one. */
function EmbargoInput() {
  const [acceso, fecha] = useWatch({ name: ['acceso', 'fecha_embargo'] });
  if (acceso !== 'embargo' && textOf(fecha) === '') return null;
  return <DateInput source="fecha_embargo" helperText={FIELD_HELP.fecha_embargo} />;
}

/** The fields that the chosen type needs, and those that had a value while the form was open. */
function useShownFields(): TypedField[] {
  const tipo = textOf(useWatch({ name: 'tipo' }));
  const values: readonly unknown[] = useWatch({ name: [...TYPED_FIELDS] });
  const hadValue = useRef(new Set<TypedField>());
  TYPED_FIELDS.forEach((field, index) => {
    if (isFilled(values[index])) hadValue.current.add(field);
  });
  return [...new Set([...fieldsOfTipo(tipo), ...TYPED_FIELDS.filter((field) => hadValue.current.has(field))])];
}
