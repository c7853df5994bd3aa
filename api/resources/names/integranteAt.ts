import { type ListedRecord, recordAt } from './listedRecords.ts';
import { nombreOf } from './names.ts';

interface Person {
  id: number;
  nombres: string;
  apellidos: string;
}

/** A member at the page of the member. */
export const integranteAt = (person: Person): ListedRecord =>
  recordAt('integrante', { id: person.id, nombre: nombreOf('integrantes', person) });
