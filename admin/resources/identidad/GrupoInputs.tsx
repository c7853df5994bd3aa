import { Box } from '@mui/material';
import { AutocompleteInput, DateInput, ReferenceInput, SelectInput } from 'react-admin';
import { CATEGORIAS } from '../../../contract/identidad/identidad.ts';
import { resources } from '../../../contract/resources/resources.ts';
import { SHORT_TEXT_MAX } from '../../../contract/values/constants.ts';
import { recordName } from '../../display/recordName.ts';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { pair } from '../../records/forms/inputs/Section.tsx';

const { to } = resources.identidad.references.lider_id;

/** What an evaluator asks of a group. */
export function GrupoInputs() {
  return (
    <Box sx={pair}>
      <ReferenceInput source="lider_id" reference={to} sort={{ field: 'nombres', order: 'ASC' }}>
        <AutocompleteInput
          optionText={(record) => recordName(to, record)}
          helperText="Un integrante. Mientras su ficha no es pública, los visitantes no lo ven."
        />
      </ReferenceInput>
      <CountedTextInput
        source="creacion"
        max={SHORT_TEXT_MAX}
        helperText="El año, o el año y el mes: 2009 o 2009-03."
      />
      <SelectInput
        source="categoria"
        choices={CATEGORIAS.map((name) => ({ id: name, name }))}
        emptyText="Sin categoría"
        emptyValue=""
        helperText="La de la última convocatoria del ministerio."
      />
      <DateInput source="categoria_hasta" helperText="El último día de la categoría. Puede quedar vacío." />
    </Box>
  );
}
