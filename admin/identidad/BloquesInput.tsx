import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '../../contract/constants.ts';
import type { Bloque, BloqueId } from '../../contract/identidad.ts';
import { CountedTextInput } from '../forms/CountedTextInput.tsx';
import { OrderedRows } from '../forms/OrderedRows.tsx';

/** The blocks that show a text below their title. */
const WITH_TEXT: readonly BloqueId[] = [
  'temas',
  'pilares',
  'lineas',
  'eventos',
  'divulgacion',
  'convenios',
  'contacto',
];

/** What each block shows, for its help text. */
const CONTENT: Readonly<Record<BloqueId, string>> = {
  objetivo: 'Objetivo y código, de «Configuración de inicio».',
  temas: 'Los temas, con sus imágenes.',
  pilares: 'La imagen de los pilares.',
  lineas: 'Las líneas de investigación.',
  proyectos: 'Los últimos proyectos.',
  productos: 'Algunos productos, al azar.',
  eventos: 'Los próximos eventos y los últimos.',
  divulgacion: 'Los enlaces de divulgación que tienen dirección.',
  convenios: 'Los logos de los convenios activos.',
  contacto: 'La encuesta y los correos, de «Configuración de inicio».',
};

export function BloquesInput() {
  return (
    <OrderedRows<Bloque>
      source="bloques"
      nameOf={({ titulo }) => titulo}
      beside={(source) => (
        <Box sx={{ '& .MuiFormHelperText-root': { display: 'none' }, '& .MuiFormControl-root': { m: 0 } }}>
          <BooleanInput source={`${source}.visible`} label="Se muestra" helperText={false} />
        </Box>
      )}
      fields={(source, { id }) => (
        <>
          <CountedTextInput source={`${source}.titulo`} label="Título" max={SHORT_TEXT_MAX} helperText={CONTENT[id]} />
          {WITH_TEXT.includes(id) ? (
            <CountedTextInput source={`${source}.texto`} label="Texto" max={LONG_TEXT_MAX} multiline />
          ) : null}
        </>
      )}
    />
  );
}
