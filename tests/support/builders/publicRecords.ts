/** Records and answers as visitors receive them. A test states only the fields it is about. */
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import type { Inicio, InicioData } from '../../../contract/entities/inicio.ts';
import type { IntegranteListItem, PublicIntegrante } from '../../../contract/entities/integrante.ts';
import type { PublicProducto } from '../../../contract/entities/producto.ts';
import type { ListedProyecto, ProyectoDetail } from '../../../contract/entities/proyecto.ts';
import { readBibliography } from '../../../contract/wire/bibliography.ts';
import { EVENTO, INICIO, INTEGRANTE, NO_IMAGEN, PRODUCTO, PRODUCTO_URL, PROYECTO } from './defaults.ts';

export const aProyecto = (changes: Partial<ListedProyecto> = {}): ListedProyecto => ({
  ...PROYECTO,
  id: 1,
  id_proyecto: changes.id ?? 1,
  created_at: '2024-01-15T10:00:00.000Z',
  url_externa: '',
  ...NO_IMAGEN,
  id_linea: null,
  linea_nombre: null,
  ...changes,
});

export const aProducto = (changes: Partial<PublicProducto> = {}): PublicProducto => ({
  ...PRODUCTO,
  id: 1,
  ...readBibliography({}),
  id_proyecto: changes.id ?? 1,
  id_linea: null,
  url_externa: PRODUCTO_URL,
  url_pdf: '',
  autores_integrantes: [],
  pdf_bytes: 0,
  proyecto_id: null,
  proyecto_nombre: null,
  ...changes,
});

export const anEvento = (changes: Partial<PublicEvento> = {}): PublicEvento => ({
  ...EVENTO,
  id: 1,
  tipo: 2,
  url_noticia_divulgacion: '',
  nombre_ponencia: '',
  url_pagina_evento: '',
  urls_adicionales: [],
  ...NO_IMAGEN,
  ...changes,
});

/** Of a member without periods. */
const PRESENT = { periodos: [], anterior: 0 };

export const toListItem = (changes: Partial<IntegranteListItem> = {}): IntegranteListItem => {
  const { nombres, apellidos, cargo, grupo, areas_tematicas } = INTEGRANTE;
  return {
    id: 1,
    grupo,
    nombre_imagen: null,
    nombres,
    apellidos,
    cargo,
    areas_tematicas,
    ...PRESENT,
    ...changes,
  };
};

export const anIntegrante = (changes: Partial<PublicIntegrante> = {}): PublicIntegrante => ({
  ...INTEGRANTE,
  id: 1,
  nombre_imagen: null,
  correo: INTEGRANTE.email,
  ...PRESENT,
  ...changes,
});

export const elInicio = (changes: Partial<Inicio> = {}, nombres: readonly string[] = []): InicioData => ({
  success: 1,
  inicio: { ...INICIO, ...changes },
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
