import { Box } from '@mui/material';
import { FormDataConsumer, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { INTEGRANTE_IMAGE } from '../../contract/entities/file.ts';
import type { Integrante } from '../../dataProvider/resources/integrantes.ts';
import { Badges } from '../components/Badges.tsx';
import { GRUPOS } from '../display/grupos.ts';
import { CommaListInput } from '../forms/CommaListInput.tsx';
import { FileField } from '../forms/FileField.tsx';
import { integranteImage } from '../images.ts';

const pair = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, width: '100%' };
const SEPARATE = 'Separe con comas.';

export function IntegranteInputs() {
  const record = useRecordContext<Integrante>();
  return (
    <>
      <FileField
        source="imagen"
        label="Imagen"
        rule={INTEGRANTE_IMAGE}
        help="JPG, JPEG, PNG, GIF o WebP de hasta 5 MB."
        current={record?.nombre_imagen ? integranteImage(record.nombre_imagen) : undefined}
      />
      <Box sx={pair}>
        <TextInput source="nombres" isRequired />
        <TextInput source="apellidos" isRequired />
        <TextInput source="cargo" isRequired />
        <SelectInput source="grupo" isRequired choices={GRUPOS} emptyText="Seleccione un grupo" />
        <TextInput source="profesion" />
        <TextInput source="email" type="email" />
        <TextInput source="url_linkedin" type="url" />
        <TextInput source="url_hv" type="url" />
      </Box>
      <ListWithBadges source="estudios" label="Estudios" />
      <ListWithBadges source="areas_tematicas" label="Áreas temáticas" />
    </>
  );
}

function ListWithBadges({ source, label }: { source: string; label: string }) {
  return (
    <Box sx={{ width: '100%', mb: 1 }}>
      <CommaListInput source={source} helperText={SEPARATE} multiline />
      <FormDataConsumer>
        {({ formData }) => <Badges items={formData[source]} label={`${label} como etiquetas`} />}
      </FormDataConsumer>
    </Box>
  );
}
