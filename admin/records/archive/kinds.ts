import type { RecordKind } from '../../../contract/resources/resources.ts';
import { resources } from '../../../i18n/resources.ts';

/** 'integrante' or 'integrantes', as inside a sentence. */
export function kindName(recurso: RecordKind, isPlural = false): string {
  const [one = '', many = ''] = resources[recurso].forcedCaseName.split(' |||| ');
  return isPlural ? many : one;
}
