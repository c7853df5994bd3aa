import type { Convenio } from '../../../dataProvider/resources/convenios.ts';
import { csvColumns, pictureCell } from '../../records/export/csv.ts';

export const CONVENIO_COLUMNS = csvColumns<'convenios', Convenio>('convenios', {
  headers: { activo: 'Estado' },
  cells: {
    logo: ({ logo }) => pictureCell('convenios', logo),
    activo: ({ activo }) => (activo ? 'Activo' : 'Inactivo'),
  },
});
