import { schemas } from '../../../contract/calls/schemas.ts';
import { fieldsOf, listIn, listOf } from '../../../contract/values/tolerant.ts';
import { shapeOf } from '../../resources/parts/importPart.ts';
import { addAnswer, type Gathered, type Records } from '../answers.ts';
import { fieldIn, fieldNamed, idIn } from '../fields.ts';
import type { KindPart } from './kindPart.ts';

/** The lines of every portal, which have a call of their own. */
export const LINEAS = [1, 2, 3, 4] as const;

/** Adds the lines of projects, and the first ones if there is no list. */
function addLineas(records: Records, { details, ofLinea }: Omit<Gathered, 'records'>): void {
  const unlisted: Records = new Map();
  if (records.size === 0) for (const id of LINEAS) unlisted.set(id, []);
  for (const [id, proyectos] of ofLinea) if (proyectos.size > 0) unlisted.set(id, []);
  for (const { lineas: told } of details.proyectos.values())
    for (const linea of (listIn(told) ?? []).map(fieldsOf)) {
      const id = idIn(linea, ['id_linea']);
      if (id !== null) addAnswer(unlisted, id, { nombre: fieldIn(linea, ['linea_nombre', 'nombre']) });
    }
  for (const [id, answers] of unlisted) if (!records.has(id)) records.set(id, answers);
}

export const lineas: KindPart = {
  ids: ['id', 'id_linea'],
  lists: ['listLineas'],
  listIn: (answer) => listOf(answer, 'lineas'),
  names: { nombre: ['nombre', 'linea_nombre'] },
  // The first lines keep the name that they have in every new portal.
  specified: [],
  own: {
    fields: [fieldNamed('nombre', 'text'), fieldNamed('direccion', 'text'), fieldNamed('texto', 'html')],
    rules: shapeOf(schemas.addLinea.body),
  },
  addOthers: addLineas,
};
