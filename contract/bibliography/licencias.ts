/** Creative Commons licences, which have an address and a Spanish name of their own. Keys are SPDX identifiers. */
export const CREATIVE_COMMONS = {
  'CC-BY-4.0': { nombre: 'CC BY 4.0 (Atribución)', path: 'licenses/by/4.0/' },
  'CC-BY-SA-4.0': { nombre: 'CC BY-SA 4.0 (Atribución, compartir igual)', path: 'licenses/by-sa/4.0/' },
  'CC-BY-NC-4.0': { nombre: 'CC BY-NC 4.0 (Atribución, no comercial)', path: 'licenses/by-nc/4.0/' },
  'CC-BY-NC-SA-4.0': {
    nombre: 'CC BY-NC-SA 4.0 (Atribución, no comercial, compartir igual)',
    path: 'licenses/by-nc-sa/4.0/',
  },
  'CC-BY-ND-4.0': { nombre: 'CC BY-ND 4.0 (Atribución, sin derivadas)', path: 'licenses/by-nd/4.0/' },
  'CC-BY-NC-ND-4.0': {
    nombre: 'CC BY-NC-ND 4.0 (Atribución, no comercial, sin derivadas)',
    path: 'licenses/by-nc-nd/4.0/',
  },
  'CC0-1.0': { nombre: 'CC0 1.0 (Dominio público)', path: 'publicdomain/zero/1.0/' },
} as const;

const isCreativeCommons = (licencia: string): licencia is keyof typeof CREATIVE_COMMONS =>
  Object.hasOwn(CREATIVE_COMMONS, licencia);

export const nameOfLicencia = (licencia: string): string =>
  isCreativeCommons(licencia) ? CREATIVE_COMMONS[licencia].nombre : licencia;

export const urlOfLicencia = (licencia: string): string =>
  isCreativeCommons(licencia)
    ? `https://creativecommons.org/${CREATIVE_COMMONS[licencia].path}`
    : `https://spdx.org/licenses/${licencia}.html`;
