import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { estadoLabel } from '../../display/choices.ts';
import { csvColumns, pictureCell } from '../../records/export/csv.ts';

export const PROYECTO_COLUMNS = csvColumns<'proyectos', Proyecto>('proyectos', {
  cells: {
    estado: ({ estado }) => estadoLabel(estado),
    nombre_imagen: ({ nombre_imagen }) => pictureCell('proyectos', nombre_imagen),
  },
});
