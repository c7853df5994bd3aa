import { type ListedMovement, MOVEMENT_VALUE_MAX, type Movement } from '../../../contract/entities/movement.ts';
import { partsOf } from '../../../contract/resources/resources.ts';

type Fields = Readonly<Record<string, unknown>>;

const NAME_COLUMNS = ['nombre'];
/** What the sentence of a movimiento names, changed or not. */
const LINKS = ['id', 'proyecto_id', 'integrante_id', 'linea_id'];
/** Its row is the result of an import, which its undo does not change. */
const IMPORTS = 'importaciones';

const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > MOVEMENT_VALUE_MAX;

/** Half a character at the end is replaced. */
const cut = (value: unknown): unknown => (isLong(value) ? value.slice(0, MOVEMENT_VALUE_MAX).toWellFormed() : value);

/** The fields that a movimiento changed, and those that name what it is about. */
function listedFields({ recurso, antes, despues }: Movement): (field: string) => boolean {
  if (antes === null || despues === null || recurso === IMPORTS) return () => true;
  const { nameColumns = NAME_COLUMNS } = partsOf(recurso);
  const naming = new Set<string>([...LINKS, ...nameColumns]);
  return (field) => naming.has(field) || antes[field] !== despues[field];
}

/** A movimiento as the list has it. */
export function toListed(movimiento: Movement): ListedMovement {
  const isListed = listedFields(movimiento);
  let hay_mas = false;
  const fieldsOf = (row: Fields | null) => {
    if (row === null) return null;
    const fields = Object.entries(row).filter(([field]) => isListed(field));
    hay_mas ||= fields.some(([, value]) => isLong(value));
    return Object.fromEntries(fields.map(([field, value]) => [field, cut(value)]));
  };
  return { ...movimiento, antes: fieldsOf(movimiento.antes), despues: fieldsOf(movimiento.despues), hay_mas };
}
