import { pathOfUpload } from '../../../contract/addresses/uploads.ts';
import type { Pictured } from '../../../contract/resources/siteResources.ts';

/** The address of a record's picture in its largest width. */
export const imageUrl = (recurso: Pictured, nombre: string | null, origin: string): string | undefined =>
  !nombre ? undefined : origin + pathOfUpload(recurso, nombre);
