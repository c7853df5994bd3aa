import { Chip, Typography } from '@mui/material';
import type { Persona } from '../../../../contract/bibliography/persona.ts';
import { OrderedRow, type RowPlace } from '../../../records/forms/order/OrderedRow.tsx';
import { InstitutionFields, PersonFields } from './PersonaFields.tsx';

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
export function PersonaRow({ source, persona, isInstitution, name, position, linked, ...row }: PersonaRowProps) {
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
