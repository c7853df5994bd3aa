/** Good inputs of the contract: a test names only what it is about. Nothing is random. */
import type { NewConvenio } from '../../contract/entities/convenio.ts';
import type { NewEvento } from '../../contract/entities/evento.ts';
import type { ConfiguracionChanges } from '../../contract/entities/inicio.ts';
import type { NewIntegrante } from '../../contract/entities/integrante.ts';
import type { NewProducto } from '../../contract/entities/producto.ts';
import type { NewProyecto } from '../../contract/entities/proyecto.ts';
import type { NewUsuario } from '../../contract/entities/usuario.ts';
import { aLogo } from './images.ts';
import type { Caller } from './testApp.ts';

export const aProyecto = (cambios: Partial<NewProyecto> = {}): NewProyecto => ({
  nombre: 'Puntos ciegos en buses urbanos',
  objetivo: 'Reducir los atropellos en giros',
  descripcion: 'Mediciones en doce rutas',
  estado: 1,
  fecha_inicio: '2024-02-01',
  fecha_fin: '2025-11-30',
  entidades: ['Universidad Nogales', 'Red Vía Clara'],
  enlace_ext: 'https://ejemplo.org/puntos-ciegos',
  ...cambios,
});

export const anIntegrante = (cambios: Partial<NewIntegrante> = {}): NewIntegrante => ({
  nombres: 'Inés',
  apellidos: 'Caicedo Peña',
  cargo: 'Investigadora principal',
  grupo: 1,
  profesion: 'Ingeniera civil',
  email: 'ines@ejemplo.org',
  estudios: ['Maestría en tránsito', 'Doctorado en salud pública'],
  areas_tematicas: ['Peatones'],
  url_linkedin: 'https://ejemplo.org/in/ines',
  url_hv: 'https://ejemplo.org/hv/ines',
  ...cambios,
});

export const aProducto = (cambios: Partial<NewProducto> = {}): NewProducto => ({
  nombre: 'Guía de cruces seguros',
  tipo: 'Informe técnico',
  descripcion: 'Recomendaciones para cruces escolares',
  enlace: 'https://ejemplo.org/cruces',
  ...cambios,
});

export const aConvenio = (cambios: Partial<NewConvenio> = {}): NewConvenio => ({
  nombre: 'Universidad Nogales',
  descripcion: 'Intercambio de estudiantes',
  url_web: 'https://nogales.ejemplo.org',
  estado: 1,
  ...cambios,
});

export const anEvento = (cambios: Partial<NewEvento> = {}): NewEvento => ({
  nombre: 'Congreso de seguridad vial',
  descripcion: 'Tres días de ponencias',
  fecha: '2025-03-01',
  lugar: 'Bogotá',
  pais: 'Colombia',
  tipo: 2,
  estado: 1,
  ...cambios,
});

export const aConfiguracion = (cambios: Partial<ConfiguracionChanges> = {}): ConfiguracionChanges => ({
  objetivo: '<p>Investigar para que nadie muera en la vía</p>',
  codigo: 'COL0012345',
  url_minciencias: 'https://minciencias.ejemplo.org',
  ...cambios,
});

export const aUsuario = (cambios: Partial<NewUsuario> = {}): NewUsuario => ({
  usuario: 'ana.tercera',
  nombre: 'Ana Tercera',
  email: 'ana@ejemplo.org',
  clave: 'tres tazas de café negro',
  ...cambios,
});

/** Adds a project. @returns its id */
export async function newProyecto(staff: Caller, cambios: Partial<NewProyecto> = {}): Promise<number> {
  return (await staff.call('addProyecto', { body: aProyecto(cambios) })).project.id;
}

/** Adds a member without a picture. @returns its id */
export async function newIntegrante(staff: Caller, cambios: Partial<NewIntegrante> = {}): Promise<number> {
  return (await staff.call('addIntegrante', { body: anIntegrante(cambios) })).integrante.id;
}

/** Adds a product. @returns its id */
export async function newProducto(staff: Caller, cambios: Partial<NewProducto> = {}): Promise<number> {
  return (await staff.call('addProducto', { body: aProducto(cambios) })).product.id;
}

/** Adds a convenio with an SVG logo. @returns its id */
export async function newConvenio(staff: Caller, cambios: Partial<NewConvenio> = {}): Promise<number> {
  return (await staff.call('addConvenio', { body: aConvenio(cambios), file: aLogo() })).convenio.id;
}

/** Adds an event. @returns its id, which the answer does not carry */
export async function newEvento(staff: Caller, cambios: Partial<NewEvento> = {}): Promise<number> {
  await staff.call('addEvento', { body: anEvento(cambios) });
  const { eventos } = await staff.call('listEventos', {});
  return Math.max(...eventos.map(({ id }) => id));
}

/** Adds a staff member. @returns its id */
export async function newUsuario(staff: Caller, cambios: Partial<NewUsuario> = {}): Promise<number> {
  return (await staff.call('addUsuario', { body: aUsuario(cambios) })).id;
}
