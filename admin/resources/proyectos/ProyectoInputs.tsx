import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { DateInput, SelectInput } from 'react-admin';
import { LONG_TEXT_MAX, NAME_MAX, URL_MAX } from '../../../contract/values/constants.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { NEW_ESTADOS } from '../../display/choices.ts';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { ImagenInputs } from '../../records/forms/inputs/ImagenInputs.tsx';
import { ScheduleInputs } from '../../records/forms/inputs/ScheduleInputs.tsx';
import { pair } from '../../records/forms/inputs/Section.tsx';
import { TextListInput } from '../../records/forms/textList/TextListInput.tsx';

interface ProyectoInputsProps {
  isNew?: boolean;
  /** the stored project, of which the form holds a part */
  stored?: Proyecto;
  /** before the publication on the site */
  children?: ReactNode;
}

/** The form fields. Only a new project has estado and required fields. */
export function ProyectoInputs({ isNew = false, stored, children }: ProyectoInputsProps) {
  return (
    <>
      <CountedTextInput source="nombre" max={NAME_MAX} isRequired={isNew} />
      <CountedTextInput source="objetivo" max={LONG_TEXT_MAX} isRequired={isNew} multiline minRows={3} />
      <OwnApiOnly>
        <CountedTextInput source="descripcion" max={LONG_TEXT_MAX} multiline minRows={3} />
      </OwnApiOnly>
      <Box sx={pair}>
        <DateInput source="fecha_inicio" isRequired={isNew} />
        <DateInput source="fecha_fin" isRequired={isNew} />
      </Box>
      {isNew ? <SelectInput source="estado" isRequired choices={NEW_ESTADOS} emptyText="Seleccione un estado" /> : null}
      <TextListInput source="entidades" noun={['entidad', 'entidades']} />
      <CountedTextInput source="enlace_ext" max={URL_MAX} type="url" helperText="Incluya el protocolo: https://…" />
      <ImagenInputs recurso="proyectos" />
      {children}
      <ScheduleInputs stored={stored} />
    </>
  );
}
