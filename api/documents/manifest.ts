import { machinePaths } from '../../contract/addresses/machinePaths.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { readIdentidad } from '../resources/site/identidadRow.ts';
import type { DocumentSource } from './source.ts';

/** Pixels, as browsers ask for them. */
export const ICON_SIZES = [192, 512] as const;

/** Names, colour and icons for a shortcut to the site (W3C Web Application Manifest). */
export async function renderManifest({ db }: DocumentSource): Promise<string> {
  const { nombre, sigla, descripcion, color_principal } = await readIdentidad(db);
  return JSON.stringify({
    name: nombre,
    short_name: sigla || nombre,
    description: descripcion,
    lang: 'es',
    start_url: sitePaths.inicio,
    scope: sitePaths.inicio,
    display: 'browser',
    background_color: '#ffffff',
    theme_color: color_principal,
    icons: ICON_SIZES.map((size) => ({
      src: machinePaths.icon(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}
