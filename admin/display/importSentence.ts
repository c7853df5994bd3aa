import { fieldsOf, numberOf, textOf } from '../../contract/values/tolerant.ts';
import type { Movement } from '../../dataProvider/resources/movements.ts';
import { countText } from './countText.ts';
import { countOfKind } from './fieldLabel.ts';

const inSpanish = new Intl.ListFormat('es');

/** '12 productos, 3 integrantes y 1 proyecto', from the numbers by kind. */
export function kindsText(recursos: unknown, drafts = 0): string {
  const kinds = Object.entries(fieldsOf(recursos)).map(([kind, count]) => [kind, numberOf(count)] as const);
  const texts = kinds.filter(([, count]) => count > 0).map(([kind, count]) => countOfKind(kind, count));
  return inSpanish.format([...texts, ...(drafts > 0 ? [countText(drafts, 'borrador', 'borradores')] : [])]);
}

/** An import in one line: 'importó 5.000 productos de archivo.csv'; null for what is no import. */
export function importPredicate({ recurso, acciones, antes, despues }: Movement): string | null {
  const result = { ...antes, ...despues };
  const archivo = textOf(result.archivo);
  if (recurso !== 'importaciones' || archivo === '') return null;
  if (acciones.includes('deshacer')) return `deshizo la importación de ${archivo}`;
  return `importó ${kindsText(result.recursos, numberOf(result.borradores)) || 'registros'} de ${archivo}`;
}
