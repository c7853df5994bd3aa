/** Builders of the API's responses to visitors. A test states only the fields it is about. */
import type { PublicEvento } from '../../contract/entities/evento.ts';
import type { Inicio, InicioData } from '../../contract/entities/inicio.ts';
import type { IntegranteListItem, PublicIntegrante } from '../../contract/entities/integrante.ts';
import type { PublicProducto } from '../../contract/entities/producto.ts';
import type { ListedProyecto, ProyectoDetail } from '../../contract/entities/proyecto.ts';

export const aProyecto = (changes: Partial<ListedProyecto> = {}): ListedProyecto => ({
  id: 1,
  id_proyecto: changes.id ?? 1,
  nombre: 'Puntos ciegos en buses urbanos',
  objetivo: 'Reducir los atropellos en giros',
  descripcion: 'Mediciones en doce rutas',
  estado: 1,
  fecha_inicio: '2024-02-01',
  fecha_fin: '2025-11-30',
  created_at: '2024-01-15T10:00:00.000Z',
  entidades: ['Universidad Nogales', 'Red Vía Clara'],
  url_externa: '',
  id_linea: null,
  linea_nombre: null,
  ...changes,
});

export const aProducto = (changes: Partial<PublicProducto> = {}): PublicProducto => ({
  id: 1,
  id_proyecto: changes.id ?? 1,
  nombre: 'Guía de cruces seguros',
  tipo: 'Informe técnico',
  descripcion: 'Recomendaciones para cruces escolares',
  url_externa: 'https://ejemplo.org/cruces',
  proyecto_id: null,
  proyecto_nombre: null,
  ...changes,
});

export const anEvento = (changes: Partial<PublicEvento> = {}): PublicEvento => ({
  id: 1,
  nombre: 'Congreso de seguridad vial',
  descripcion: 'Tres días de ponencias',
  fecha: '2025-03-09',
  lugar: 'Auditorio Mayor',
  pais: 'Colombia',
  tipo: 2,
  estado: 1,
  url_noticia_divulgacion: '',
  nombre_ponencia: '',
  url_pagina_evento: '',
  urls_adicionales: [],
  ...changes,
});

export const toListItem = (changes: Partial<IntegranteListItem> = {}): IntegranteListItem => ({
  id: 1,
  grupo: 1,
  nombre_imagen: null,
  nombres: 'Inés',
  apellidos: 'Caicedo Peña',
  cargo: 'Investigadora principal',
  areas_tematicas: ['Peatones'],
  ...changes,
});

export const anIntegrante = (changes: Partial<PublicIntegrante> = {}): PublicIntegrante => ({
  ...toListItem(),
  profesion: 'Ingeniera civil',
  email: 'ines@ejemplo.org',
  correo: 'ines@ejemplo.org',
  estudios: ['Maestría en tránsito', 'Doctorado en salud pública'],
  url_linkedin: 'https://ejemplo.org/in/ines',
  url_hv: 'https://ejemplo.org/hv/ines',
  ...changes,
});

const anInicio = (changes: Partial<Inicio> = {}): Inicio => ({
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
  ...changes,
});

export const elInicio = (changes: Partial<Inicio> = {}, nombres: readonly string[] = []): InicioData => ({
  success: 1,
  inicio: anInicio(changes),
  logos_convenios: nombres.map((nombre, index) => ({
    id: index + 1,
    nombre,
    logo: `logo ${index + 1}.svg`,
    url_web: `https://ejemplo.org/convenio-${index + 1}`,
  })),
});

export const aDetail = (changes: Partial<ProyectoDetail> = {}): ProyectoDetail => ({
  success: 1,
  project: aProyecto(),
  investigadores: [],
  productos: [],
  lineas: [],
  ...changes,
});
