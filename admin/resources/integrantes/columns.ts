import { periodoText } from '../../../contract/values/periodos.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { grupoLabel } from '../../display/grupos.ts';
import { csvColumns, pictureCell } from '../../records/export/csv.ts';

export const INTEGRANTE_COLUMNS = csvColumns<'integrantes', Integrante>('integrantes', {
  cells: {
    grupo: ({ grupo }) => grupoLabel(grupo),
    periodos: ({ periodos }) => periodos.map(periodoText).join('\n'),
    nombre_imagen: ({ nombre_imagen }) => pictureCell('integrantes', nombre_imagen),
  },
});
