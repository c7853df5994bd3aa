import { pathOfUpload } from '../../../../contract/addresses/uploads.ts';
import { isAddressable } from '../../../../contract/identidad/identidad.ts';
import type { PageFacts } from '../pageFacts.ts';

/** The address of a picture of the identity: an upload or a drawing of the build; undefined without one that has an address of its own. */
export function addressOfPicture({ settings, origin }: PageFacts, picture: string): string | undefined {
  const address = isAddressable(picture) ? pathOfUpload('identidad', picture) : settings.dibujos?.[picture];
  return address?.startsWith('/') ? origin + address : undefined;
}
