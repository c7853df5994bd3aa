import { machinePaths } from '../../../contract/addresses/machinePaths.ts';
import type { SiteIdentidad } from '../../../contract/identidad/identidad.ts';
import { MB } from '../../../contract/values/sizeText.ts';
import { uncompressedResponse } from '../../cache/encodedResponse.ts';
import { ResponseCache } from '../../cache/responseCache.ts';
import type { Database } from '../../database/open.ts';
import { ICON_SIZES } from '../../documents/siteDocuments.ts';
import { feature } from '../../fastify/feature.ts';
import { readIdentidad } from '../../resources/site/identidadRow.ts';
import { drawIco, drawIcon, iconKey } from '../../shareImages/icon.ts';
import { sendEntry } from '../requests/sendEntry.ts';

const MAX_BYTES = MB;
const PNG = 'image/png';
/** Pixels. */
const TOUCH_SIZE = 180;

interface Icon {
  type: string;
  draw: (db: Database, site: SiteIdentidad) => Promise<Buffer>;
}

const png = (size: number): Icon => ({ type: PNG, draw: (db, site) => drawIcon(db, site, size) });

const ICONS: Readonly<Record<string, Icon>> = {
  [machinePaths.favicon]: { type: 'image/x-icon', draw: drawIco },
  [machinePaths.touchIcon]: png(TOUCH_SIZE),
  ...Object.fromEntries(ICON_SIZES.map((size) => [machinePaths.icon(size), png(size)])),
};

/** Serves the site's icon in the forms that browsers and systems ask for, at addresses that stay. */
export const icons = feature('icons', ['db'], (app) => {
  const { db } = app;
  // Its keys contain what an icon shows, so a write makes no entry wrong.
  const cache = new ResponseCache(MAX_BYTES);
  for (const [path, { type, draw }] of Object.entries(ICONS)) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const site = await readIdentidad(db);
      const entry = await cache.getOrRender(`${path} ${iconKey(site)}`, async () =>
        uncompressedResponse(await draw(db, site), { 'Content-Type': type }),
      );
      return sendEntry(request, reply, entry, {});
    });
  }
});
