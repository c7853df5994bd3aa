import { fieldsOf, listOf } from '../../../contract/values/tolerant.ts';
import { conveniosIn } from '../../../contract/wire/convenio.ts';
import { addAnswer } from '../answers.ts';
import { asFields, idIn } from '../fields.ts';
import type { KindPart } from './kindPart.ts';

const ids = ['id', 'id_convenio'];

export const convenios: KindPart = {
  ids,
  lists: ['listConvenios'],
  listIn: conveniosIn,
  isPublic: false,
  names: {},
  specified: ['nombre', 'descripcion', 'url_web', 'estado', 'logo'],
  states: { estado: { otherwise: 2 } },
  noPicture: '',
  /** The logos of the home are agreements too, of which it may tell no id. */
  addOthers(records, { home }) {
    let last = [...records.keys()].reduce((highest, id) => Math.max(highest, id), 0);
    const byLogo = new Map([...records].flatMap(([id, answers]) => answers.map(({ logo }) => [logo, id])));
    for (const fields of listOf(fieldsOf(home).logos_convenios).map(asFields)) {
      if (fields === null) continue;
      const id = idIn(fields, ids) ?? byLogo.get(fields.logo);
      if (id === undefined) last += 1;
      addAnswer(records, id ?? last, fields);
    }
  },
};
