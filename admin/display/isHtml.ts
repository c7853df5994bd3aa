import { partsOf } from '../../contract/resources/resources.ts';

export const isHtml = (resource: string, field: string): boolean =>
  partsOf(resource).htmlColumns?.includes(field) ?? false;
