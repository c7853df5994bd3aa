import { fieldsOf } from '../../../contract/values/tolerant.ts';
import { proyectosIn } from '../../../contract/wire/proyecto.ts';
import type { Gathered } from '../answers.ts';
import { itemsOf } from '../fields.ts';
import type { Report } from '../Report.ts';
import type { KindPart } from './kindPart.ts';
import { firstOf, PROYECTO_IDS } from './links.ts';

/** The line of each project: the first one that its page tells, else that of a list. */
function lineasOfProyectos({ records, details, ofLinea }: Gathered, report: Report) {
  const lineaOf = new Map<number, { linea_id: number }>();
  for (const [id, answers] of records.proyectos) {
    const notRead = (value: unknown, reason: string) => report.add('proyectos', id, 'lineas', value, reason);
    const told = [
      ...itemsOf(details.proyectos.get(id)?.lineas, notRead).map((linea) => fieldsOf(linea).id_linea),
      ...answers.map(({ id_linea }) => id_linea),
      ...[...ofLinea].flatMap(([linea, proyectos]) => (proyectos.has(id) ? [linea] : [])),
    ];
    const tell = (value: unknown, reason: string) => report.add('proyectos', id, 'id_linea', value, reason);
    const linea_id = firstOf(told, records.lineas, tell, 'Un proyecto tiene una línea: quedó la');
    if (linea_id !== undefined) lineaOf.set(id, { linea_id });
  }
  return lineaOf;
}

export const proyectos: KindPart = {
  ids: PROYECTO_IDS,
  lists: ['listProyectos', 'listPublicProyectos'],
  listIn: proyectosIn,
  detail: ['getProyecto', 'project'],
  names: { enlace_ext: ['enlace_ext', 'url_externa', 'enlace'] },
  specified: [
    ...['nombre', 'objetivo', 'descripcion', 'estado', 'fecha_inicio', 'fecha_fin', 'created_at', 'entidades'],
    ...['enlace_ext', 'activo', 'created_by', 'updated_by'],
  ],
  // Any other state is 'Finalizado'; what is not known as active is inactive.
  states: { estado: { otherwise: 2, ifAbsent: 2 }, activo: { otherwise: 0 } },
  linkColumn: lineasOfProyectos,
};
