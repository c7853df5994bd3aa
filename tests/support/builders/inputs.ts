/** Valid inputs, and records that the API adds from them. A test states only the fields it is about. */
import type { NewConvenio } from '../../../contract/entities/convenio.ts';
import type { NewEvento } from '../../../contract/entities/evento.ts';
import type { ConfiguracionChanges } from '../../../contract/entities/inicio.ts';
import type { NewIntegrante } from '../../../contract/entities/integrante.ts';
import type { NewNoticia } from '../../../contract/entities/noticia.ts';
import type { NewPagina } from '../../../contract/entities/pagina.ts';
import type { NewProducto } from '../../../contract/entities/producto.ts';
import type { NewProyecto } from '../../../contract/entities/proyecto.ts';
import type { NewUsuario } from '../../../contract/entities/usuario.ts';
import { aLogo } from '../images.ts';
import type { Caller } from '../testApp.ts';
import { CONVENIO, EVENTO, INICIO, INTEGRANTE, PRODUCTO, PRODUCTO_URL, PROYECTO, PROYECTO_URL } from './defaults.ts';

export const aProyecto = (changes: Partial<NewProyecto> = {}): NewProyecto => ({
  ...PROYECTO,
  enlace_ext: PROYECTO_URL,
  ...changes,
});

export const anIntegrante = (changes: Partial<NewIntegrante> = {}): NewIntegrante => ({ ...INTEGRANTE, ...changes });

export const aProducto = (changes: Partial<NewProducto> = {}): NewProducto => ({
  ...PRODUCTO,
  enlace: PRODUCTO_URL,
  ...changes,
});

export const aConvenio = (changes: Partial<NewConvenio> = {}): NewConvenio => ({ ...CONVENIO, ...changes });

export const anEvento = (changes: Partial<NewEvento> = {}): NewEvento => ({ ...EVENTO, tipo: 2, ...changes });

export const aNoticia = (changes: Partial<NewNoticia> = {}): NewNoticia => ({
  titulo: 'El grupo abre su laboratorio',
  fecha: '2026-03-12',
  resumen: 'Las puertas se abren el jueves.',
  texto: '<p>Habrá <strong>visitas</strong>.</p>',
  ...changes,
});

export const aPagina = (changes: Partial<NewPagina> = {}): NewPagina => ({
  titulo: 'Quiénes somos',
  direccion: 'quienes-somos',
  resumen: 'El grupo y su historia.',
  texto: '<p>Estudiamos <strong>la vía</strong>.</p>',
  lugar: 'menu',
  ...changes,
});

export const aConfiguracion = (changes: Partial<ConfiguracionChanges> = {}): ConfiguracionChanges => {
  const { objetivo, codigo, url_minciencias } = INICIO;
  return { objetivo, codigo, url_minciencias, ...changes };
};

export const aUsuario = (changes: Partial<NewUsuario> = {}): NewUsuario => ({
  usuario: 'ana.tercera',
  nombre: 'Ana Tercera',
  email: 'ana@ejemplo.org',
  clave: 'tres tazas de café negro',
  ...changes,
});

/** Adds a project. @returns its id */
export async function newProyecto(staff: Caller, changes: Partial<NewProyecto> = {}): Promise<number> {
  return (await staff.call('addProyecto', { body: aProyecto(changes) })).project.id;
}

/** Adds a member without a picture. @returns its id */
export async function newIntegrante(staff: Caller, changes: Partial<NewIntegrante> = {}): Promise<number> {
  return (await staff.call('addIntegrante', { body: anIntegrante(changes) })).integrante.id;
}

/** Adds a product. @returns its id */
export async function newProducto(staff: Caller, changes: Partial<NewProducto> = {}): Promise<number> {
  return (await staff.call('addProducto', { body: aProducto(changes) })).product.id;
}

/** Adds a convenio with an SVG logo. @returns its id */
export async function newConvenio(staff: Caller, changes: Partial<NewConvenio> = {}): Promise<number> {
  return (await staff.call('addConvenio', { body: aConvenio(changes), file: aLogo() })).convenio.id;
}

/** Adds an event. @returns its id, which the answer does not carry */
export async function newEvento(staff: Caller, changes: Partial<NewEvento> = {}): Promise<number> {
  await staff.call('addEvento', { body: anEvento(changes) });
  const { eventos } = await staff.call('listEventos', {});
  return Math.max(...eventos.map(({ id }) => id));
}

/** Adds a noticia without a picture. @returns its id */
export async function newNoticia(staff: Caller, changes: Partial<NewNoticia> = {}): Promise<number> {
  return (await staff.call('addNoticia', { body: aNoticia(changes) })).noticia.id;
}

/** Adds a page without a picture. @returns its id */
export async function newPagina(staff: Caller, changes: Partial<NewPagina> = {}): Promise<number> {
  return (await staff.call('addPagina', { body: aPagina(changes) })).pagina.id;
}

/** Adds a staff member. @returns its id */
export async function newUsuario(staff: Caller, changes: Partial<NewUsuario> = {}): Promise<number> {
  return (await staff.call('addUsuario', { body: aUsuario(changes) })).id;
}
