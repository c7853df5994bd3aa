import { z } from 'zod';
import { doneWith, success, texts, withSuccess } from '../fields/envelope.ts';
import {
  changesOf,
  INVALID_PROYECTO,
  id,
  invalidUrl,
  linkId,
  optionalParagraphs,
  proyectoIdFields,
  requiredText,
  url,
  version,
  withProyectoId,
} from '../fields/fields.ts';
import { LONG_TEXT_MAX, NAME_MAX, PRODUCTO_NOMBRE_MAX, PRODUCTO_TIPOS } from '../values/constants.ts';
import {
  bibliography,
  bibliographyInput,
  catalogBibliography,
  checkBibliography,
  listedBibliography,
} from './bibliography.ts';
import { publicEvento } from './evento.ts';
import { pdfRemoval } from './fileRemoval.ts';
import { publicacion, scheduleError, scheduleInOrder, scheduleInput } from './schedule.ts';

const commonFields = {
  id: z.number(),
  ...texts('nombre', 'tipo', 'descripcion', 'url_externa'),
  proyecto_id: z.number().nullable(),
  proyecto_nombre: z.string().nullable(),
};

/** Public links use `id_proyecto`, the product's own id. Project and line are null unless the project is active. */
export const listedProducto = z.object({
  ...commonFields,
  id_proyecto: z.number(),
  id_linea: z.number().nullable(),
  ...listedBibliography.shape,
});
export type ListedProducto = z.infer<typeof listedProducto>;

/** A product in the list of all. `url_pdf` is the path of the full text, '' if the caller may not read it. */
export const catalogProducto = listedProducto.extend({ ...catalogBibliography.shape, url_pdf: z.string() });
export type CatalogProducto = z.infer<typeof catalogProducto>;

/** A product's page. `autores_integrantes` are the members among the authors by their present names, which their pages have. */
export const publicProducto = catalogProducto.extend({
  ...bibliography.shape,
  autores_integrantes: z.array(z.object({ id: z.number(), nombre: z.string() })),
  pdf_bytes: z.number(),
});
export type PublicProducto = z.infer<typeof publicProducto>;

/** `id_proyecto` is the project's id, unlike in the public product. */
export const staffProducto = z.object({
  ...commonFields,
  ...bibliography.shape,
  url_pdf: z.string(),
  pdf_bytes: z.number(),
  id_proyecto: z.number().nullable(),
  enlace: z.string(),
  proyecto_objetivo: z.string().nullable(),
  ...texts('created_by', 'updated_by'),
  version: z.number(),
  ...publicacion.shape,
});
export type StaffProducto = z.infer<typeof staffProducto>;

export const productoOfProyecto = listedProducto
  .omit({ proyecto_id: true, proyecto_nombre: true, id_proyecto: true, id_linea: true })
  .extend({ enlace: z.string() });
export type ProductoOfProyecto = z.infer<typeof productoOfProyecto>;

/** The link has three names, and any is accepted. */
const link = () => url(invalidUrl('del enlace externo')).optional();
const linkFields = { enlace: link(), url_externa: link(), enlace_ext: link() };
type Links = { [K in keyof typeof linkFields]?: string | undefined };
const withLink = <T extends Links>({ enlace_ext, url_externa = enlace_ext, enlace = url_externa, ...rest }: T) => ({
  ...rest,
  enlace,
});

const fields = {
  nombre: requiredText(PRODUCTO_NOMBRE_MAX, 'Escriba el nombre'),
  tipo: requiredText(NAME_MAX, 'Elija el tipo').pipe(z.enum(PRODUCTO_TIPOS, { error: 'El tipo no es válido' })),
  descripcion: optionalParagraphs(LONG_TEXT_MAX).optional(),
  ...bibliographyInput,
  ...linkFields,
  /** The project is named by one name only: in the public lists, `id_proyecto` is the product's own id. Null: none. */
  proyecto_id: linkId(INVALID_PROYECTO).optional(),
  ...pdfRemoval,
  ...scheduleInput,
};

/** The full text is the call's file. */
export const newProducto = z
  .object(fields)
  .check(checkBibliography)
  .refine(scheduleInOrder, scheduleError)
  .transform(withLink);
export type NewProducto = z.input<typeof newProducto>;

/** Absent fields do not change. */
export const productoChanges = z
  .object({ id: id(), version: version(), ...changesOf(fields) })
  .check(checkBibliography)
  .refine(scheduleInOrder, scheduleError)
  .transform(withLink);

export const productoLink = z
  .object({ ...proyectoIdFields(), producto_id: id('El producto no es válido') })
  .transform(withProyectoId('proyecto_id'));

/** `id` is the product's id. */
export const productoUnlink = z.object({ id: id('El producto no es válido') });

/** Answered with success '1', as text: clients compare it with the text. */
export const publicProductos = z.object({ success: success, message: z.string(), products: z.array(catalogProducto) });
const integranteOfLinea = z.object({
  id: z.number(),
  ...texts('nombres', 'apellidos', 'cargo'),
  nombre_imagen: z.string().nullable(),
});
export type IntegranteOfLinea = z.infer<typeof integranteOfLinea>;

/** With the line's own text, sanitized HTML, and members and events of its projects: what its page shows beside its projects. */
export const productosOfLinea = publicProductos.extend({
  products: z.array(listedProducto),
  texto: z.string().optional(),
  integrantes: z.array(integranteOfLinea).optional(),
  eventos: z.array(publicEvento).optional(),
});
export const staffProductos = withSuccess({ products: z.array(staffProducto) });
/** `relacionados` are other products of the same project, newest first; this API always answers them. */
export const productoAnswer = withSuccess({
  product: publicProducto,
  relacionados: z.array(listedProducto).optional(),
});
export const addedProducto = withSuccess({ message: z.string(), product: staffProducto });
export const changedProducto = doneWith({ product: staffProducto });
