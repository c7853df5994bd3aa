/** The field values that inputs, public records and staff records share. Nothing is random. */
import type { NewConvenio } from '../../../contract/entities/convenio.ts';
import type { NewEvento } from '../../../contract/entities/evento.ts';
import type { Inicio } from '../../../contract/entities/inicio.ts';
import type { NewIntegrante } from '../../../contract/entities/integrante.ts';
import type { NewProducto } from '../../../contract/entities/producto.ts';
import type { NewProyecto } from '../../../contract/entities/proyecto.ts';

export const PROYECTO = {
  nombre: 'Gestión de riesgos viales',
  objetivo: 'Medir',
  descripcion: 'Un estudio',
  estado: 1,
  fecha_inicio: '2025-01-15',
  fecha_fin: '2025-12-01',
  entidades: ['Universidad', 'Alcaldía'],
} satisfies NewProyecto;
export const PROYECTO_URL = 'https://example.org/p';

export const INTEGRANTE = {
  nombres: 'Ana',
  apellidos: 'Núñez',
  cargo: 'Investigadora',
  grupo: 1,
  profesion: 'Ingeniera',
  email: 'ana@example.org',
  estudios: ['Maestría', 'Doctorado'],
  areas_tematicas: ['Salud'],
  url_linkedin: 'https://example.org/in',
  url_hv: 'https://example.org/hv',
  orcid: '0000-0002-1825-0097',
  url_cvlac: 'https://example.org/cvlac',
  url_google_scholar: 'https://example.org/scholar',
} satisfies NewIntegrante;

/** Of a member who shows everything and whose authorisation nobody has recorded. */
export const AUTORIZACION = {
  correo_publico: 1,
  imagen_publica: 1,
  fecha_autorizacion: '',
  nota_autorizacion: '',
  autorizacion_por: '',
} as const;

export const PRODUCTO = { nombre: 'Guía de carga', tipo: 'Libro', descripcion: 'Una guía' } satisfies NewProducto;
export const PRODUCTO_URL = 'https://example.org/g';

export const CONVENIO = {
  nombre: 'Fundación Ruta',
  url_web: 'https://example.org/c',
  descripcion: 'Aliada',
  estado: 1,
} satisfies NewConvenio;

export const EVENTO = {
  nombre: 'Foro vial',
  descripcion: 'Un foro',
  fecha: '2025-03-09',
  lugar: 'Bogotá',
  pais: 'Colombia',
  estado: 1,
} satisfies Omit<NewEvento, 'tipo'>;

/** Of a record without a picture. */
export const NO_IMAGEN = { imagen: null, descripcion_imagen: '' } as const;

export const INICIO = {
  objetivo: '<p>Investigar para que nadie muera en la vía</p>',
  codigo: 'COL0012345',
  direccion: 'Calle 1 # 2-3, Villa Aurora',
  telefono: '+57 600 000 0000',
  correo_contacto: 'grupo@ejemplo.org',
  correo_soporte: 'soporte@ejemplo.org',
  url_img_pilares: '',
  url_minciencias: 'https://minciencias.ejemplo.org/',
  url_publicaciones: 'https://ejemplo.org/publicaciones',
  url_serie_guias: 'https://ejemplo.org/serie',
  url_supervisor: 'https://ejemplo.org/supervisor',
  url_guias: 'https://ejemplo.org/guias',
  url_observatorio: 'https://ejemplo.org/observatorio',
  url_encuesta: 'https://ejemplo.org/encuesta',
  url_privacidad: 'https://ejemplo.org/privacidad',
  url_facebook: 'https://ejemplo.org/facebook',
  url_instagram: '',
  url_linkedin: '',
  url_youtube: '',
  url_x: '',
  url_gruplac: '',
  ror: '',
} satisfies Inicio;
