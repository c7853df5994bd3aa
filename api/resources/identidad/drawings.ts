import { isUpload } from '../../../contract/identidad/identidad.ts';

/** The drawings that the site ships with and that an identity can name: files of public-site/media. */
export const DRAWINGS = [
  'logo',
  'favicon',
  'banner',
  'fondo',
  'no-encontrado',
  'pilares',
  'tema-gestion',
  'tema-salud',
  'tema-seguridad',
  'tema-sostenibilidad',
] as const;

/** True for '', an upload, or one of the drawings. */
export const isKnownPicture = (name: string): boolean =>
  name === '' || isUpload(name) || (DRAWINGS as readonly string[]).includes(name);
