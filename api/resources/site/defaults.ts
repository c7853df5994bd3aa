import type { Identidad } from '../../../contract/identidad/identidad.ts';
import { DEFAULT_BLOQUES } from './defaultBloques.ts';

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
