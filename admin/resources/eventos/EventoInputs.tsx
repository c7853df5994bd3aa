import { Box } from '@mui/material';
import { DateInput, FormDataConsumer, SelectInput } from 'react-admin';
import { extraFieldsOfTipo } from '../../../contract/entities/evento.ts';
import {
  EVENTO_DESCRIPCION_MAX,
  EVENTO_FECHA_MIN,
  EVENTO_LUGAR_MAX,
  EVENTO_NOMBRE_MAX,
  EVENTO_PAIS_MAX,
  EVENTO_URLS_MAX,
  maxEventoDate,
  NAME_MAX,
  URL_MAX,
} from '../../../contract/values/constants.ts';
import { labels } from '../../../i18n/labels.ts';
import { EVENTO_TIPOS, tipoLabel, withStored } from '../../display/choices.ts';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { ImagenInputs } from '../../records/forms/inputs/ImagenInputs.tsx';
import { ScheduleInputs } from '../../records/forms/inputs/ScheduleInputs.tsx';
import { pair } from '../../records/forms/inputs/Section.tsx';

const ESTADOS = [
  { id: true, name: 'Activo' },
  { id: false, name: 'Inactivo' },
];
const EXTRA_URLS = Array.from({ length: EVENTO_URLS_MAX }, (_, index) => index);

const limited = (max: number) => ({ max, slotProps: { htmlInput: { maxLength: max } } });

interface EventoInputsProps {
  isNew?: boolean;
  /** of the stored event */
  tipo?: number;
}

/** The form fields. The tipo decides which optional ones are shown. */
export function EventoInputs({ isNew = false, tipo }: EventoInputsProps) {
  const bounds = { min: EVENTO_FECHA_MIN, ...(isNew ? { max: maxEventoDate(new Date().getFullYear()) } : {}) };
  return (
    <>
      <CountedTextInput source="nombre" isRequired {...limited(EVENTO_NOMBRE_MAX)} />
      <Box sx={pair}>
        <DateInput source="fecha" isRequired slotProps={{ htmlInput: bounds, inputLabel: { shrink: true } }} />
        <SelectInput
          source="tipo"
          isRequired
          choices={withStored(EVENTO_TIPOS, tipo, tipoLabel(tipo ?? 0))}
          emptyText="Seleccione un tipo"
        />
        <CountedTextInput source="lugar" {...limited(EVENTO_LUGAR_MAX)} />
        <CountedTextInput source="pais" {...limited(EVENTO_PAIS_MAX)} />
      </Box>
      <FormDataConsumer>
        {({ formData }) => (
          <>
            <CountedTextInput source="descripcion" multiline minRows={3} {...limited(EVENTO_DESCRIPCION_MAX)} />
            <TipoFields tipo={Number(formData.tipo)} />
          </>
        )}
      </FormDataConsumer>
      {EXTRA_URLS.map((index) => (
        <CountedTextInput
          key={index}
          source={`urls_adicionales.${index}`}
          max={URL_MAX}
          label={`${labels.evento.url_adicional} ${index + 1}`}
          type="url"
          helperText={false}
        />
      ))}
      <ImagenInputs recurso="eventos" />
      <SelectInput source="activo" choices={ESTADOS} isRequired />
      <ScheduleInputs />
    </>
  );
}

function TipoFields({ tipo }: { tipo: number }) {
  const { noticia, participacion } = extraFieldsOfTipo(tipo);
  return (
    <>
      {noticia ? <CountedTextInput source="url_noticia_divulgacion" max={URL_MAX} type="url" /> : null}
      {participacion ? (
        <CountedTextInput source="nombre_ponencia" max={NAME_MAX} helperText="El título de lo que el grupo presentó." />
      ) : null}
      {participacion ? <CountedTextInput source="url_pagina_evento" max={URL_MAX} type="url" /> : null}
    </>
  );
}
