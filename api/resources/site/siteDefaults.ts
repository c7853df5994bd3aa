/** The site settings of a portal that changed nothing: those of the build, for `npm run dev` and for a site of another server. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteIdentidadOf } from '../../../contract/identidad/identidad.ts';
import type { SiteLinea, SiteSettings } from '../../../contract/identidad/siteSettings.ts';
import { SECTIONS } from '../../../contract/resources/recordPages.ts';
import { siteResources } from '../../../contract/resources/siteResources.ts';
import { DEFAULT_IDENTIDAD } from './defaults.ts';

/** The lines of the specification, in the order of the home. A released migration inserts the same ones. */
export const DEFAULT_LINEAS = [
  { id: 1, nombre: 'Sostenibilidad', direccion: 'Sostenibilidad' },
  { id: 2, nombre: 'Gestión de la seguridad y salud en el trabajo', direccion: 'gestion_sst' },
  { id: 4, nombre: 'Salud de los trabajadores', direccion: 'salud_trabajadores' },
  { id: 3, nombre: 'Seguridad química', direccion: 'seguridad_quimica' },
] as const;

/** The drawings of the migration that inserts the lines. */
const DRAWINGS = path.join(import.meta.dirname, '../../database/migrations/008_lineas');

/** Another server has no pictures of lines, so the drawing is in the address. */
async function withDrawing(linea: (typeof DEFAULT_LINEAS)[number]): Promise<SiteLinea> {
  const svg = await readFile(path.join(DRAWINGS, `${linea.direccion.toLowerCase()}.svg`), 'utf8');
  const imagen = `data:image/svg+xml,${encodeURIComponent(svg.trim().replaceAll(/>\s+</g, '><'))}`;
  return { ...linea, anteriores: [], imagen, descripcion_imagen: '', retirada: false };
}

export async function defaultSiteSettings(): Promise<SiteSettings> {
  // Whether there are others is not known here.
  const secciones = SECTIONS.filter((name) => siteResources[name].section === 'always');
  const identidad = siteIdentidadOf(DEFAULT_IDENTIDAD);
  return { identidad, lineas: await Promise.all(DEFAULT_LINEAS.map(withDrawing)), secciones };
}
