import { periodoText } from '../../../contract/values/periodos.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { grupoLabel } from '../../display/choices.ts';
import { displayValue } from '../../display/displayValue.ts';
import { csvColumns, pictureCell } from '../../records/export/csv.ts';

export const INTEGRANTE_COLUMNS = csvColumns<'integrantes', Integrante>('integrantes', {
  cells: {
    correo_publico: ({ correo_publico }) => displayValue('integrantes', 'correo_publico', correo_publico),
    imagen_publica: ({ imagen_publica }) => displayValue('integrantes', 'imagen_publica', imagen_publica),
    grupo: ({ grupo }) => grupoLabel(grupo),
    periodos: ({ periodos }) => periodos.map(periodoText).join('\n'),
    nombre_imagen: ({ nombre_imagen }) => pictureCell('integrantes', nombre_imagen),
  },
});
