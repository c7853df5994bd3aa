import type { PRODUCTO_TIPOS } from '../values/constants.ts';
import type { Persona } from './persona.ts';

export const TYPED_FIELDS = [
  'revista',
  'issn',
  'volumen',
  'numero',
  'pagina_inicial',
  'pagina_final',
  'editorial',
  'ciudad',
  'edicion',
  'isbn',
  'titulo_libro',
  'editores',
  'evento_nombre',
  'evento_lugar',
  'evento_fecha_inicio',
  'evento_fecha_fin',
  'institucion',
  'numero_informe',
  'version_software',
  'registro_software',
  'numero_patente',
  'oficina_patente',
  'estado_patente',
] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

const PAGES = ['pagina_inicial', 'pagina_final'] as const;
const EVENTO = ['evento_nombre', 'evento_lugar', 'evento_fecha_inicio', 'evento_fecha_fin'] as const;
const PUBLISHER = ['editorial', 'ciudad'] as const;

/** The fields that each type needs, in the order of a title page. Values of other fields stay stored. */
const FIELDS_BY_TIPO: Readonly<Record<(typeof PRODUCTO_TIPOS)[number], readonly TypedField[]>> = {
  'Artículo científico': ['revista', 'issn', 'volumen', 'numero', ...PAGES],
  Libro: ['editores', 'edicion', ...PUBLISHER, 'isbn'],
  'Capítulo de libro': ['titulo_libro', 'editores', 'edicion', ...PAGES, ...PUBLISHER, 'isbn'],
  Conferencia: [...EVENTO, 'titulo_libro', 'editores', ...PAGES, ...PUBLISHER, 'isbn'],
  Poster: EVENTO,
  Software: ['version_software', 'registro_software', 'editorial'],
  Patente: ['numero_patente', 'oficina_patente', 'estado_patente'],
  'Informe técnico': ['institucion', 'numero_informe', 'ciudad'],
  Otro: ['institucion', ...PUBLISHER],
};

/** The fields that a type needs; those of 'Otro' for a type that is not offered. */
export const fieldsOfTipo = (tipo: string): readonly TypedField[] =>
  Object.hasOwn(FIELDS_BY_TIPO, tipo) ? FIELDS_BY_TIPO[tipo as keyof typeof FIELDS_BY_TIPO] : FIELDS_BY_TIPO.Otro;

type Typed = { tipo: string } & { [K in TypedField]: K extends 'editores' ? readonly Persona[] : string };

/** The record with the fields of other types blank; the stored values do not change. */
export function withOwnFields<T extends Typed>(producto: T): T {
  const own = fieldsOfTipo(producto.tipo);
  const foreign = TYPED_FIELDS.filter((field) => !own.includes(field));
  const blank = foreign.map((field) => [field, field === 'editores' ? [] : '']);
  return { ...producto, ...Object.fromEntries(blank) };
}
