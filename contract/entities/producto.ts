import { z } from 'zod';
import { LONG_TEXT_MAX, NAME_MAX, PRODUCTO_TIPOS } from '../constants.ts';
import { success, withSuccess } from '../envelope.ts';
import {
  id,
  invalidUrl,
  optionalText,
  proyectoIdFields,
  requiredText,
  url,
  version,
  withProyectoId,
} from '../fields.ts';

const commonFields = {
  id: z.number(),
  nombre: z.string(),
  tipo: z.string(),
  descripcion: z.string(),
  url_externa: z.string(),
  proyecto_id: z.number().nullable(),
  proyecto_nombre: z.string().nullable(),
};

/** `id_proyecto` is the product's own id: public links use it. `proyecto_id` and `proyecto_nombre` are null unless the project is active. */
export const publicProducto = z.object({ ...commonFields, id_proyecto: z.number() });
export type PublicProducto = z.infer<typeof publicProducto>;

/** `id_proyecto` is the project's id, unlike in the public product. */
export const staffProducto = z.object({
  ...commonFields,
  id_proyecto: z.number().nullable(),
  enlace: z.string(),
  proyecto_objetivo: z.string().nullable(),
  created_by: z.string(),
  updated_by: z.string(),
  version: z.number(),
});
export type StaffProducto = z.infer<typeof staffProducto>;

export const productoOfProyecto = publicProducto
  .omit({ proyecto_id: true, proyecto_nombre: true, id_proyecto: true })
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

const tipo = () =>
  requiredText(NAME_MAX, 'Elija el tipo').pipe(z.enum(PRODUCTO_TIPOS, { error: 'El tipo no es válido' }));

export const newProducto = z
  .object({
    nombre: requiredText(NAME_MAX, 'Escriba el nombre'),
    tipo: tipo(),
    descripcion: optionalText(LONG_TEXT_MAX).optional(),
    ...linkFields,
  })
  .transform(withLink);
export type NewProducto = z.input<typeof newProducto>;

/** Absent fields do not change. */
export const productoChanges = z
  .object({
    id: id(),
    version: version(),
    nombre: optionalText(NAME_MAX).optional(),
    tipo: tipo().optional(),
    descripcion: optionalText(LONG_TEXT_MAX).optional(),
    ...linkFields,
  })
  .transform(withLink);

export const productoLink = z
  .object({ ...proyectoIdFields(), producto_id: id('El producto no es válido') })
  .transform(withProyectoId('proyecto_id'));

/** `id` is the product's id. */
export const productoUnlink = z.object({ id: id('El producto no es válido') });

/** Answered with success '1', as text: clients compare it with the text. */
export const publicProductos = z.object({ success: success, message: z.string(), products: z.array(publicProducto) });
export const staffProductos = withSuccess({ products: z.array(staffProducto) });
export const productoAnswer = withSuccess({ product: publicProducto });
export const addedProducto = withSuccess({ message: z.string(), product: staffProducto });
