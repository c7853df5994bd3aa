/** Good inputs of the contract: a test names only what it is about. Nothing is random. */
import type { ConvenioNuevo } from '../../contract/entidades/convenio.ts';
import type { EventoNuevo } from '../../contract/entidades/evento.ts';
import type { ConfiguracionCambiada } from '../../contract/entidades/inicio.ts';
import type { IntegranteNuevo } from '../../contract/entidades/integrante.ts';
import type { ProductoNuevo } from '../../contract/entidades/producto.ts';
import type { ProyectoNuevo } from '../../contract/entidades/proyecto.ts';
import type { UsuarioNuevo } from '../../contract/entidades/usuario.ts';
import { unLogo } from './imagenes.ts';
import type { Caller } from './testApp.ts';

export const unProyecto = (cambios: Partial<ProyectoNuevo> = {}): ProyectoNuevo => ({
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

export const unIntegrante = (cambios: Partial<IntegranteNuevo> = {}): IntegranteNuevo => ({
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

export const unProducto = (cambios: Partial<ProductoNuevo> = {}): ProductoNuevo => ({
  nombre: 'Guía de cruces seguros',
  tipo: 'Informe técnico',
  descripcion: 'Recomendaciones para cruces escolares',
  enlace: 'https://ejemplo.org/cruces',
  ...cambios,
});

export const unConvenio = (cambios: Partial<ConvenioNuevo> = {}): ConvenioNuevo => ({
  nombre: 'Universidad Nogales',
  descripcion: 'Intercambio de estudiantes',
  url_web: 'https://nogales.ejemplo.org',
  estado: 1,
  ...cambios,
});

export const unEvento = (cambios: Partial<EventoNuevo> = {}): EventoNuevo => ({
  nombre: 'Congreso de seguridad vial',
  descripcion: 'Tres días de ponencias',
  fecha: '2025-03-01',
  lugar: 'Bogotá',
  pais: 'Colombia',
  tipo: 2,
  estado: 1,
  ...cambios,
});

export const unaConfiguracion = (cambios: Partial<ConfiguracionCambiada> = {}): ConfiguracionCambiada => ({
  objetivo: '<p>Investigar para que nadie muera en la vía</p>',
  codigo: 'COL0012345',
  url_minciencias: 'https://minciencias.ejemplo.org',
  ...cambios,
});

export const unUsuario = (cambios: Partial<UsuarioNuevo> = {}): UsuarioNuevo => ({
  usuario: 'ana.tercera',
  nombre: 'Ana Tercera',
  email: 'ana@ejemplo.org',
  clave: 'tres tazas de café negro',
  ...cambios,
});

/** Adds a project. @returns its id */
export async function nuevoProyecto(staff: Caller, cambios: Partial<ProyectoNuevo> = {}): Promise<number> {
  return (await staff.call('agregarProyecto', { body: unProyecto(cambios) })).project.id;
}

/** Adds a member without a picture. @returns its id */
export async function nuevoIntegrante(staff: Caller, cambios: Partial<IntegranteNuevo> = {}): Promise<number> {
  return (await staff.call('agregarIntegrante', { body: unIntegrante(cambios) })).integrante.id;
}

/** Adds a product. @returns its id */
export async function nuevoProducto(staff: Caller, cambios: Partial<ProductoNuevo> = {}): Promise<number> {
  return (await staff.call('agregarProducto', { body: unProducto(cambios) })).product.id;
}

/** Adds a convenio with an SVG logo. @returns its id */
export async function nuevoConvenio(staff: Caller, cambios: Partial<ConvenioNuevo> = {}): Promise<number> {
  return (await staff.call('agregarConvenio', { body: unConvenio(cambios), file: unLogo() })).convenio.id;
}

/** Adds an event. @returns its id, which the answer of section 7 does not carry */
export async function nuevoEvento(staff: Caller, cambios: Partial<EventoNuevo> = {}): Promise<number> {
  await staff.call('agregarEvento', { body: unEvento(cambios) });
  const { eventos } = await staff.call('listarEventos', {});
  return Math.max(...eventos.map(({ id }) => id));
}

/** Adds a staff member. @returns its id */
export async function nuevoUsuario(staff: Caller, cambios: Partial<UsuarioNuevo> = {}): Promise<number> {
  return (await staff.call('agregarUsuario', { body: unUsuario(cambios) })).id;
}
