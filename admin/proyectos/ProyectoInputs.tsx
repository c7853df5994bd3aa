import { Box } from '@mui/material';
import { DateInput, FormDataConsumer, SelectInput, TextInput } from 'react-admin';
import { NEW_ESTADOS } from '../display/estados.ts';
import { CommaListInput, countItems } from '../forms/CommaListInput.tsx';

const entityCount = (value: unknown): string => {
  const count = countItems(value);
  return `Separe las entidades con comas. ${count === 1 ? '1 entidad' : `${count} entidades`}`;
};

const row = {
  display: 'grid',
  gap: { xs: 0, sm: 2 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  width: '100%',
};

/** The form fields. Only a new project has estado and required fields. */
export function ProyectoInputs({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <TextInput source="nombre" isRequired={isNew} />
      <TextInput source="objetivo" isRequired={isNew} multiline minRows={3} />
      <TextInput source="descripcion" multiline minRows={3} />
      <Box sx={row}>
        <DateInput source="fecha_inicio" isRequired={isNew} />
        <DateInput source="fecha_fin" isRequired={isNew} />
      </Box>
      {isNew ? <SelectInput source="estado" isRequired choices={NEW_ESTADOS} emptyText="Seleccione un estado" /> : null}
      <FormDataConsumer>
        {({ formData }) => <CommaListInput source="entidades" helperText={entityCount(formData.entidades)} />}
      </FormDataConsumer>
      <TextInput source="enlace_ext" type="url" helperText="Incluya el protocolo: https://…" />
    </>
  );
}
