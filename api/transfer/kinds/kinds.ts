/** The kinds of records in the answers of another portal. */
import type { z } from 'zod';
import type { EndpointName } from '../../../contract/calls/endpoints.ts';
import { schemas } from '../../../contract/calls/schemas.ts';
import { listOf } from '../../../contract/values/tolerant.ts';
import { conveniosIn } from '../../../contract/wire/convenio.ts';
import { eventosIn } from '../../../contract/wire/evento.ts';
import { integrantesIn } from '../../../contract/wire/integrante.ts';
import { productosIn } from '../../../contract/wire/producto.ts';
import { proyectosIn } from '../../../contract/wire/proyecto.ts';
import { type ImportField, shapeOf } from '../../resources/parts/importPart.ts';
import type { Gathered, Kind, Records } from '../answers.ts';
import { fieldNamed } from '../fields.ts';
import type { Report } from '../Report.ts';
import { lineasOfProyectos, PROYECTO_IDS, proyectosOfProductos } from './links.ts';
import { addLineas, addLogos } from './unlisted.ts';

/** How a number that is no value of this portal is read. */
export interface State {
  otherwise: number;
  /** other texts that have a meaning */
  also?: Readonly<Record<string, number>>;
  /** any whole number is kept */
  isAny?: true;
  /** where no answer has the field; else the default of a new record */
  ifAbsent?: number;
}

/** Fields and their rules, by their names. */
export interface Ruled {
  readonly fields: readonly ImportField[];
  readonly rules: Readonly<Record<string, z.core.$ZodType>>;
}

export interface KindPart {
  /** the names of a record's id, the best one first */
  readonly ids: readonly string[];
  /** that of staff first: it has inactive records, and more fields */
  readonly lists: readonly EndpointName[];
  readonly listIn: (answer: unknown) => unknown[];
  /** the call of one record, and in its answer the names of the record and of what it is linked with */
  readonly detail?: { readonly call: EndpointName; readonly record: string; readonly lists: readonly string[] };
  /** the names of fields that have several */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  /** the fields of the specification, of which absent ones are counted */
  readonly specified: readonly string[];
  /** the fields that say who sees a record, and of what kind it is */
  readonly states?: Readonly<Record<string, State>>;
  /** fields and rules, where they are not those of imports */
  readonly own?: Ruled;
  /** what the column of the picture has without one; else null */
  readonly noPicture?: '';
  /** Adds the records of which its lists do not tell. */
  readonly addOthers?: (records: Records, answers: Omit<Gathered, 'records'>, report: Report) => void;
  /** The column with the id of another record, by the id of the record. */
  readonly linkColumn?: (gathered: Gathered, report: Report) => ReadonlyMap<number, Readonly<Record<string, number>>>;
}

export const PARTS: Readonly<Record<Kind, KindPart>> = {
  lineas: {
    ids: ['id', 'id_linea'],
    lists: ['listLineas'],
    listIn: (answer) => listOf(answer, 'lineas'),
    names: { nombre: ['nombre', 'linea_nombre'] },
    // The first lines keep the name that they have in every new portal.
    specified: [],
    own: {
      fields: [fieldNamed('nombre', 'text'), fieldNamed('direccion', 'text'), fieldNamed('texto', 'html')],
      rules: shapeOf(schemas.addLinea.body),
    },
    addOthers: addLineas,
  },
  proyectos: {
    ids: PROYECTO_IDS,
    lists: ['listProyectos', 'listPublicProyectos'],
    listIn: proyectosIn,
    detail: { call: 'getProyecto', record: 'project', lists: ['lineas', 'investigadores', 'productos'] },
    names: { enlace_ext: ['enlace_ext', 'url_externa', 'enlace'] },
    specified: [
      ...['nombre', 'objetivo', 'descripcion', 'estado', 'fecha_inicio', 'fecha_fin', 'created_at', 'entidades'],
      ...['enlace_ext', 'activo', 'created_by', 'updated_by'],
    ],
    // Any other state is 'Finalizado'; what is not known as active is inactive.
    states: { estado: { otherwise: 2, ifAbsent: 2 }, activo: { otherwise: 0 } },
    linkColumn: lineasOfProyectos,
  },
  integrantes: {
    ids: ['id', 'id_integrante'],
    lists: ['listIntegrantes', 'listPublicIntegrantes'],
    listIn: integrantesIn,
    detail: { call: 'getIntegrante', record: 'investigador', lists: ['proyectos'] },
    names: { email: ['email', 'correo'] },
    specified: [
      ...['nombres', 'apellidos', 'cargo', 'profesion', 'email', 'estudios', 'areas_tematicas', 'grupo'],
      ...['url_linkedin', 'url_hv', 'nombre_imagen', 'created_by'],
    ],
    // What does not say that something may be shown hides it.
    states: {
      grupo: { otherwise: 0, ifAbsent: 0 },
      correo_publico: { otherwise: 0 },
      imagen_publica: { otherwise: 0 },
    },
  },
  productos: {
    // In public lists `id_proyecto` is the product's own id.
    ids: ['id', 'id_producto', 'producto_id', 'id_proyecto'],
    lists: ['listProductos', 'reloadProductos', 'listPublicProductos'],
    listIn: productosIn,
    names: { enlace: ['enlace', 'url_externa', 'enlace_ext'] },
    specified: ['nombre', 'tipo', 'descripcion', 'enlace', 'created_by', 'updated_by'],
    linkColumn: proyectosOfProductos,
  },
  convenios: {
    ids: ['id', 'id_convenio'],
    lists: ['listConvenios'],
    listIn: conveniosIn,
    specified: ['nombre', 'descripcion', 'url_web', 'estado', 'logo'],
    states: { estado: { otherwise: 2 } },
    noPicture: '',
    addOthers: addLogos,
  },
  eventos: {
    ids: ['id', 'id_evento'],
    lists: ['listEventos', 'listPublicEventos'],
    listIn: eventosIn,
    names: { nombre: ['nombre', 'titulo'] },
    specified: [
      ...['nombre', 'descripcion', 'fecha', 'lugar', 'pais', 'tipo', 'estado', 'url_noticia_divulgacion'],
      ...['nombre_ponencia', 'url_pagina_evento', 'urls_adicionales', 'created_by', 'created_by_name'],
      ...['updated_by', 'updated_by_name'],
    ],
    // Forms send 2 for inactive, lists 0. Types that nobody knows are shown as 'Sin tipo'.
    states: { estado: { otherwise: 0, also: { 2: 0 } }, tipo: { otherwise: 0, ifAbsent: 0, isAny: true } },
  },
};
