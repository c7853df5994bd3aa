import { schemas } from '../../../contract/calls/schemas.ts';
import { fieldsOf, listOf } from '../../../contract/values/tolerant.ts';
import { shapeOf } from '../../resources/parts/importPart.ts';
import { addAnswer, type Records } from '../answers.ts';
import { asFields, idIn } from '../fields.ts';
import { fieldNamed } from '../formFields.ts';
import type { KindPart } from './kindPart.ts';
import { LINEAS } from './proyectosOfLinea.ts';

export const lineas: KindPart = {
  ids: ['id', 'id_linea'],
  lists: ['listLineas'],
  listIn: (answer) => listOf(answer, 'lineas'),
  isPublic: false,
  names: { nombre: ['nombre', 'linea_nombre'] },
  // The first lines keep the name that they have in every new portal.
  specified: [],
  states: {},
  own: {
    fields: [fieldNamed('nombre', 'text'), fieldNamed('direccion', 'text'), fieldNamed('texto', 'html')],
    rules: shapeOf(schemas.addLinea.body),
  },
  noPicture: null,
  /** Those of projects, and the first ones if there is no list. */
  addOthers(records, { details, ofLinea }) {
    const unlisted: Records = new Map();
    if (records.size === 0) for (const id of LINEAS) unlisted.set(id, []);
    for (const [id, proyectos] of ofLinea) if (proyectos.size > 0) unlisted.set(id, []);
    for (const detail of details.proyectos.values())
      for (const linea of listOf(fieldsOf(detail).lineas).map(asFields)) {
        const id = linea && idIn(linea, ['id_linea']);
        if (linea !== null && id !== null) addAnswer(unlisted, id, { linea_nombre: linea.linea_nombre });
      }
    for (const [id, answers] of unlisted) if (!records.has(id)) records.set(id, answers);
  },
};
