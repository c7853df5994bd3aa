import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BLOQUES, type Bloque } from '../../../contract/identidad/bloques.ts';
import { type Identidad, siteIdentidadOf } from '../../../contract/identidad/identidad.ts';
import type { SiteLinea, SiteSettings } from '../../../contract/identidad/siteSettings.ts';
import { SECTIONS } from '../../../contract/resources/recordPages.ts';
import { partsOf } from '../../../contract/resources/resources.ts';
import { siteResources } from '../../../contract/resources/siteResources.ts';

/** The site settings of a portal that changed nothing: those of the build, for `npm run dev` and for a site of another server. */

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
  return { identidad, lineas: await Promise.all(DEFAULT_LINEAS.map(withDrawing)), paginas: [], secciones };
}

/** Titles and texts of the blocks that a new portal shows, in the order of BLOQUES. */
const OF_NEW_PORTAL: readonly (readonly [titulo: string, texto?: string])[] = [
  ['Objetivo'],
  ['El grupo en cifras'],
  ['Temas de investigación'],
  ['Pilares del grupo', 'Lo que sostiene cada investigación, de la pregunta al resultado.'],
  ['Líneas de investigación'],
  ['Últimos proyectos'],
  ['Productos de investigación'],
  ['Eventos académicos', 'Dónde hemos presentado, aprendido y convocado.'],
  ['Otros productos de divulgación'],
  ['Convenios', 'Las organizaciones con las que investigamos.'],
  ['Su opinión también es investigación'],
];

/** The blocks of a new portal. A later block is of a resource: it has the title of its page, and is not shown until staff show it. */
export const FIRST_BLOQUES: readonly Bloque[] = BLOQUES.map((id, index) => {
  const [titulo = partsOf(id).title ?? '', texto = ''] = OF_NEW_PORTAL[index] ?? [];
  return { id, visible: index < OF_NEW_PORTAL.length, titulo, texto };
});

/** The blocks of a portal that never stored any: it is older than the figures, and keeps the home that it shows. */
const DEFAULT_BLOQUES: readonly Bloque[] = FIRST_BLOQUES.map((bloque) =>
  bloque.id === 'cifras' ? { ...bloque, visible: false } : bloque,
);

/** A list with the blocks that it lacks at its end, not shown: one that was stored or sent before they existed. */
export function withNewBloques(bloques: readonly Bloque[]): readonly Bloque[] {
  const missing = DEFAULT_BLOQUES.filter(({ id }) => !bloques.some((bloque) => bloque.id === id));
  return missing.length === 0 ? bloques : [...bloques, ...missing.map((bloque) => ({ ...bloque, visible: false }))];
}

const tema = (nombre: string, imagen: string) => ({ nombre, texto: '', imagen, descripcion_imagen: '' });

/** The identity of a portal that has changed nothing. A migration of stored values repeats them. */
export const DEFAULT_IDENTIDAD: Identidad = {
  nombre: 'Grupo de investigación',
  sigla: 'CCS',
  lema: 'Seguridad vial y salud en el trabajo',
  institucion: '',
  institucion_url: '',
  institucion_logo: '',
  categoria: '',
  categoria_hasta: '',
  creacion: '',
  descripcion:
    'Grupo de investigación en seguridad vial: proyectos, productos, integrantes, convenios y eventos académicos.',
  internos: 'Internos al {sigla}',
  externos: 'Externos al {sigla}',
  interno: 'Interno al {sigla}',
  externo: 'Externo al {sigla}',
  logo: 'logo',
  favicon: 'favicon',
  encabezado: 'banner',
  no_encontrado: 'no-encontrado',
  hero_titulo: 'Grupo de investigación en seguridad vial y salud en el trabajo',
  hero_texto:
    'Estudiamos la vía, el patio, el taller y la obra para que nadie pierda la vida ni la salud por desplazarse o por trabajar.',
  hero_fondo: 'video',
  hero_imagen: 'fondo',
  hero_video: '',
  hero_descripcion: '',
  color_principal: '#0b3d4a',
  color_acento: '#f2a900',
  pie: '',
  bloques: DEFAULT_BLOQUES,
  temas: [
    tema('Gestión', 'tema-gestion'),
    tema('Salud', 'tema-salud'),
    tema('Seguridad', 'tema-seguridad'),
    tema('Sostenibilidad', 'tema-sostenibilidad'),
  ],
  pilares_imagen: 'pilares',
  pilares_descripcion: 'Los cuatro pilares del grupo: gestión, salud, seguridad y sostenibilidad',
  divulgacion: [
    {
      id: 'url_observatorio',
      nombre: 'Observatorio',
      texto: 'Cifras y análisis para tomar decisiones con evidencia.',
    },
    {
      id: 'url_supervisor',
      nombre: 'Supervisor',
      texto: 'Herramientas para quienes acompañan el trabajo en campo.',
    },
    { id: 'url_publicaciones', nombre: 'Publicaciones', texto: 'Artículos, libros e informes del grupo.' },
    { id: 'url_serie_guias', nombre: 'Serie de guías', texto: 'Una colección por temas, del diagnóstico a la acción.' },
    { id: 'url_guias', nombre: 'Guías', texto: 'Documentos breves y prácticos, listos para usar.' },
  ],
  publicado: true,
  verificacion: '',
  redirecciones: [],
  lider_id: null,
};
