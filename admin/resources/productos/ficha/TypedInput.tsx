import { DateInput } from 'react-admin';
import type { TypedField } from '../../../../contract/bibliography/typedFields.ts';
import { NAME_MAX, SHORT_TEXT_MAX } from '../../../../contract/values/constants.ts';
import { CountedTextInput } from '../../../records/forms/inputs/CountedTextInput.tsx';
import { FIELD_HELP } from './fieldHelp.ts';
import { EDITORES, PersonasInput } from './PersonasInput.tsx';

const LONG_NAMES: readonly TypedField[] = [
  'revista',
  'editorial',
  'titulo_libro',
  'evento_nombre',
  'institucion',
  'oficina_patente',
];

/** The input of a field that depends on the type. Names take the whole width. */
export function TypedInput({ field }: { field: TypedField }) {
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
