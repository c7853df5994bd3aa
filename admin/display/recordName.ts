import { partsOf } from '../../contract/resources/resources.ts';

/** The columns of the name of what has no descriptor: drafts and files. */
const NAME_COLUMNS = ['nombre'];

/** The name of a record, from the columns that its descriptor lists; '' if they are empty. */
export function recordName(resource: string, record: Readonly<Record<string, unknown>>): string {
  const { nameColumns = NAME_COLUMNS } = partsOf(resource);
  return nameColumns
    .map((column) => record[column])
    .filter((text) => typeof text === 'string' && text !== '')
    .join(' ');
}
