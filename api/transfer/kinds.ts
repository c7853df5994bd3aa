/** The kinds of records that come from another portal, and where its answers have them. */
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { listOf } from '../../contract/values/tolerant.ts';
import { conveniosIn } from '../../contract/wire/convenio.ts';
import { eventosIn } from '../../contract/wire/evento.ts';
import { integrantesIn } from '../../contract/wire/integrante.ts';
import { productosIn } from '../../contract/wire/producto.ts';
import { proyectosIn } from '../../contract/wire/proyecto.ts';

/** In the order in which they are written: a record names those before it. */
export const KINDS = ['lineas', 'proyectos', 'integrantes', 'productos', 'convenios', 'eventos'] as const;
export type Kind = (typeof KINDS)[number];

export interface KindCalls {
  /** the names of a record's id, the best one first */
  readonly ids: readonly string[];
  /** that of staff first: it has inactive records, and more fields */
  readonly lists: readonly EndpointName[];
  readonly listIn: (answer: unknown) => unknown[];
  /** every portal answers one of its lists to visitors */
  readonly isPublic: boolean;
  /** the call of one record, and the name of the record in its answer */
  readonly detail?: readonly [call: EndpointName, name: string];
  /** the names of fields that have several */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** the fields of the specification, of which absent ones are counted */
  readonly specified: readonly string[];
}

export const CALLS: Readonly<Record<Kind, KindCalls>> = {
  lineas: {
    ids: ['id', 'id_linea'],
    lists: ['listLineas'],
    listIn: (answer) => listOf(answer, 'lineas'),
    isPublic: false,
    names: { nombre: ['nombre', 'linea_nombre'] },
    // Lines 1 to 4 keep the name that they have in every new portal.
    specified: [],
  },
  proyectos: {
    // Shared links hold `id_proyecto`.
    ids: ['id_proyecto', 'id'],
    lists: ['listProyectos', 'listPublicProyectos'],
    listIn: proyectosIn,
    isPublic: true,
    detail: ['getProyecto', 'project'],
    names: { enlace_ext: ['enlace_ext', 'url_externa', 'enlace'] },
    specified: [
      ...['nombre', 'objetivo', 'descripcion', 'estado', 'fecha_inicio', 'fecha_fin', 'created_at', 'entidades'],
      ...['enlace_ext', 'activo', 'created_by', 'updated_by'],
    ],
  },
  integrantes: {
    ids: ['id', 'id_integrante'],
    lists: ['listIntegrantes', 'listPublicIntegrantes'],
    listIn: integrantesIn,
    isPublic: true,
    detail: ['getIntegrante', 'investigador'],
    names: { email: ['email', 'correo'] },
    specified: [
      ...['nombres', 'apellidos', 'cargo', 'profesion', 'email', 'estudios', 'areas_tematicas', 'grupo'],
      ...['url_linkedin', 'url_hv', 'nombre_imagen', 'created_by'],
    ],
  },
  productos: {
    // In public lists `id_proyecto` is the product's own id.
    ids: ['id', 'id_producto', 'producto_id', 'id_proyecto'],
    lists: ['listProductos', 'reloadProductos', 'listPublicProductos'],
    listIn: productosIn,
    isPublic: true,
    names: { enlace: ['enlace', 'url_externa', 'enlace_ext'] },
    specified: ['nombre', 'tipo', 'descripcion', 'enlace', 'created_by', 'updated_by'],
  },
  convenios: {
    ids: ['id', 'id_convenio'],
    lists: ['listConvenios'],
    listIn: conveniosIn,
    isPublic: false,
    names: {},
    specified: ['nombre', 'descripcion', 'url_web', 'estado', 'logo'],
  },
  eventos: {
    ids: ['id', 'id_evento'],
    lists: ['listEventos', 'listPublicEventos'],
    listIn: eventosIn,
    isPublic: true,
    names: { nombre: ['nombre', 'titulo'] },
    specified: [
      ...['nombre', 'descripcion', 'fecha', 'lugar', 'pais', 'tipo', 'estado', 'url_noticia_divulgacion'],
      ...['nombre_ponencia', 'url_pagina_evento', 'urls_adicionales', 'created_by', 'created_by_name'],
      ...['updated_by', 'updated_by_name'],
    ],
  },
};

/** The fields of the home that the specification names. */
export const INICIO_SPECIFIED = [
  ...['objetivo', 'codigo', 'url_minciencias', 'url_img_pilares', 'url_observatorio', 'url_supervisor'],
  ...['url_publicaciones', 'url_guias'],
] as const;
