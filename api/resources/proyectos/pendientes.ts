import { sql } from 'kysely';
import { type Moment, part, unchanged } from '../parts/pendienteParts.ts';

/** 'En ejecución' */
const RUNNING = 1;

export const pendientes = (moment: Moment) => ({
  proyectos_vencidos: part(sql`estado = ${RUNNING} and fecha_fin <> '' and fecha_fin < ${moment.today}`, {
    campo: 'estado',
    detalle: sql`fecha_fin`,
  }),
  // The form has no field for `activo`.
  registros_inactivos: unchanged('proyectos', { column: 'activo', campo: 'nombre' }, moment),
});
