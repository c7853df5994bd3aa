import { pathOfUpload } from '../../../../contract/addresses/uploads.ts';
import { isUpload } from '../../../../contract/identidad/identidad.ts';
import type { PageFacts } from '../pageFacts.ts';

/** The address of the logo: an upload or a drawing of the build; undefined without one that has an address of its own. */
export function logoOf({ settings, origin }: PageFacts): string | undefined {
  const { logo } = settings.identidad;
  const address = isUpload(logo) ? pathOfUpload('identidad', logo) : settings.dibujos?.[logo];
  return address?.startsWith('/') ? origin + address : undefined;
}
