import type { EditedResource } from '../../../contract/resources/resources.ts';
import { resources } from '../../../i18n/resources.ts';

/** The name of one or of several records, as inside a sentence. */
export function kindName(recurso: EditedResource, isPlural = false): string {
  const [one = '', many = ''] = resources[recurso].forcedCaseName.split(' |||| ');
  return isPlural ? many : one;
}
