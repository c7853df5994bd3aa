/** Builders of records in the wire format. */
import type { Convenio } from '../../contract/entities/convenio.ts';
import type { StaffEvento } from '../../contract/entities/evento.ts';
import { type Inicio, inicio, type StaffInicio } from '../../contract/entities/inicio.ts';
import type { StaffIntegrante } from '../../contract/entities/integrante.ts';
import type { ProductoOfProyecto, StaffProducto } from '../../contract/entities/producto.ts';
import type { IntegranteOfProyecto, StaffProyecto } from '../../contract/entities/proyecto.ts';

export const aProyecto = (fields: Partial<StaffProyecto> = {}): StaffProyecto => ({
  id: 3,
  id_proyecto: 3,
  nombre: 'Gestión de riesgos viales',
  objetivo: 'Medir',
  descripcion: 'Un estudio',
  estado: 1,
  fecha_inicio: '2025-01-15',
  fecha_fin: '2025-12-01',
  created_at: '2025-01-02T10:00:00.000Z',
  entidades: ['Universidad', 'Alcaldía'],
  url_externa: 'https://example.org/p',
  enlace_ext: 'https://example.org/p',
  activo: 1,
  created_by: 'admin',
  updated_by: '',
  id_linea: 2,
  linea_nombre: 'Gestión SST',
  version: 7,
  ...fields,
});

export const anIntegrante = (fields: Partial<StaffIntegrante> = {}): StaffIntegrante => ({
  id: 5,
  grupo: 1,
  nombre_imagen: 'a1.webp',
  nombres: 'Ana',
  apellidos: 'Núñez',
  cargo: 'Investigadora',
  profesion: 'Ingeniera',
  email: 'ana@example.org',
  correo: 'ana@example.org',
  estudios: ['Maestría', 'Doctorado'],
  areas_tematicas: ['Salud'],
  url_linkedin: 'https://example.org/in',
  url_hv: 'https://example.org/hv',
  created_by: 'admin',
  version: 7,
  ...fields,
});

export const aProducto = (fields: Partial<StaffProducto> = {}): StaffProducto => ({
  id: 8,
  nombre: 'Guía de carga',
  tipo: 'Libro',
  descripcion: 'Una guía',
  url_externa: 'https://example.org/g',
  enlace: 'https://example.org/g',
  proyecto_id: 3,
  id_proyecto: 3,
  proyecto_nombre: 'Gestión de riesgos viales',
  proyecto_objetivo: 'Medir',
  created_by: 'admin',
  updated_by: '',
  version: 7,
  ...fields,
});

export const aConvenio = (fields: Partial<Convenio> = {}): Convenio => ({
  id: 4,
  nombre: 'Fundación Ruta',
  logo: 'l4.svg',
  url_web: 'https://example.org/c',
  descripcion: 'Aliada',
  estado: 1,
  version: 7,
  ...fields,
});

export const anEvento = (fields: Partial<StaffEvento> = {}): StaffEvento => ({
  id: 6,
  nombre: 'Foro vial',
  descripcion: 'Un foro',
  fecha: '2025-03-09',
  lugar: 'Bogotá',
  pais: 'Colombia',
  tipo: 1,
  estado: 1,
  url_noticia_divulgacion: 'https://example.org/n',
  nombre_ponencia: '',
  url_pagina_evento: '',
  urls_adicionales: ['https://example.org/1'],
  created_by: 'admin',
  created_by_name: 'Administración',
  updated_by: '',
  updated_by_name: '',
  version: 7,
  ...fields,
});

export const anInicio = (fields: Partial<StaffInicio> = {}): StaffInicio => ({
  ...(Object.fromEntries(Object.keys(inicio.shape).map((name) => [name, `valor de ${name}`])) as Inicio),
  version: 7,
  objetivo: '<p>Objetivo</p>',
  ...fields,
});

export const aLink = (fields: Partial<IntegranteOfProyecto> = {}): IntegranteOfProyecto => ({
  id: 21,
  id_integrante: 5,
  id_proyecto: 3,
  nombres: 'Ana',
  apellidos: 'Núñez',
  cargo: 'Investigadora',
  grupo: 1,
  nombre_imagen: 'a1.webp',
  ...fields,
});

export const aProductoOfProyecto = (fields: Partial<ProductoOfProyecto> = {}): ProductoOfProyecto => ({
  id: 8,
  nombre: 'Guía de carga',
  tipo: 'Libro',
  descripcion: 'Una guía',
  url_externa: 'https://example.org/g',
  enlace: 'https://example.org/g',
  ...fields,
});

/** The detail of a project, with the staff fields. */
export const aDetail = () => ({
  success: 1 as const,
  project: aProyecto(),
  investigadores: [aLink(), aLink({ id: 22, id_integrante: 9, nombres: 'Beto' })],
  productos: [aProductoOfProyecto()],
  lineas: [{ id_linea: 2, linea_nombre: 'Gestión SST' }],
});
