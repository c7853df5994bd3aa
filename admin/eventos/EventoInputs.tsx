import { Box } from '@mui/material';
import { DateInput, FormDataConsumer, SelectInput, TextInput } from 'react-admin';
import {
  EVENTO_DESCRIPCION_MAX,
  EVENTO_FECHA_MIN,
  EVENTO_LUGAR_MAX,
  EVENTO_NOMBRE_MAX,
  EVENTO_PAIS_MAX,
  EVENTO_URLS_MAX,
  maxEventoDate,
} from '../../contract/constants.ts';
import { fieldsOfTipo } from '../../contract/entities/evento.ts';
import { tipoChoices } from '../display/tipos.ts';

const ESTADOS = [
  { id: true, name: 'Activo' },
  { id: false, name: 'Inactivo' },
];
const pair = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, width: '100%' };
const EXTRA_URLS = Array.from({ length: EVENTO_URLS_MAX }, (_, index) => index);

const limited = (max: number) => ({ htmlInput: { maxLength: max } });
const counted = (value: unknown, max: number) => `${typeof value === 'string' ? value.length : 0}/${max} caracteres`;

interface EventoInputsProps {
  isNew?: boolean;
  /** the current tipo of an existing event */
  tipo?: number;
}

/** The form fields. The tipo decides which optional ones are shown. */
export function EventoInputs({ isNew = false, tipo }: EventoInputsProps) {
  const bounds = { min: EVENTO_FECHA_MIN, ...(isNew ? { max: maxEventoDate(new Date().getFullYear()) } : {}) };
  return (
    <>
      <TextInput source="nombre" isRequired slotProps={limited(EVENTO_NOMBRE_MAX)} />
      <Box sx={pair}>
        <DateInput source="fecha" isRequired slotProps={{ htmlInput: bounds, inputLabel: { shrink: true } }} />
        <SelectInput source="tipo" isRequired choices={tipoChoices(tipo)} emptyText="Seleccione un tipo" />
        <TextInput source="lugar" slotProps={limited(EVENTO_LUGAR_MAX)} />
        <TextInput source="pais" slotProps={limited(EVENTO_PAIS_MAX)} />
      </Box>
      <FormDataConsumer>
        {({ formData }) => (
          <>
            <TextInput
              source="descripcion"
              multiline
              minRows={3}
              helperText={counted(formData.descripcion, EVENTO_DESCRIPCION_MAX)}
              slotProps={limited(EVENTO_DESCRIPCION_MAX)}
            />
            <TipoFields tipo={Number(formData.tipo)} />
          </>
        )}
      </FormDataConsumer>
      {EXTRA_URLS.map((index) => (
        <TextInput
          key={index}
          source={`urls_adicionales.${index}`}
          label={`URL adicional ${index + 1}`}
          type="url"
          helperText={false}
        />
      ))}
      <SelectInput source="activo" choices={ESTADOS} validate={[]} emptyText={undefined} />
    </>
  );
}

function TipoFields({ tipo }: { tipo: number }) {
  const { noticia, participacion } = fieldsOfTipo(tipo);
  return (
    <>
      {noticia ? <TextInput source="url_noticia_divulgacion" type="url" /> : null}
      {participacion ? <TextInput source="nombre_ponencia" /> : null}
      {participacion ? <TextInput source="url_pagina_evento" type="url" /> : null}
    </>
  );
}
