import { VISITADOS, type Visitado } from '../../contract/resources/siteResources.ts';
import { fieldsOf, firstId, listOf, numberOf, textOf } from '../../contract/values/tolerant.ts';
import type { Access } from '../core/access.ts';
import type { RequestOptions } from '../core/context.ts';

export interface VisitedRecord {
  recurso: Visitado;
  id: number;
}

function readDay(wire: unknown) {
  const { dia, cuenta } = fieldsOf(wire);
  return { dia: textOf(dia), cuenta: numberOf(cuenta, 0) };
}

function readRecord(wire: unknown) {
  const fields = fieldsOf(wire);
  const recurso = VISITADOS.find((name) => name === fields.recurso);
  const id = firstId(fields, 'id');
  if (recurso === undefined || id === null) return [];
  return [{ recurso, id, nombre: textOf(fields.nombre), cuenta: numberOf(fields.cuenta, 0) }];
}

export const visitasMethods = ({ contextOf }: Access) => ({
  /** The visits of the last 30 days. @param record null for all records */
  async getVisitas(record: VisitedRecord | null, { signal }: RequestOptions = {}) {
    const answer = await contextOf({ signal }).call('listVisitas', { query: record ?? {} });
    return { dias: listOf(answer, 'dias').map(readDay), registros: listOf(answer, 'registros').flatMap(readRecord) };
  },
});

export type VisitDay = ReturnType<typeof readDay>;
export type MostVisited = ReturnType<typeof readRecord>[number];
