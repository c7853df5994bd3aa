import { z } from 'zod';
import { LONG_TEXT_MAX, NAME_MAX, PRODUCTO_TIPOS } from '../constants.ts';
import { success, withSuccess } from '../envelope.ts';
import { id, optionalText, proyectoIdFields, requiredText, url, version, withProyectoId } from '../fields.ts';

const comun = {
  id: z.number(),
  nombre: z.string(),
  tipo: z.string(),
  descripcion: z.string(),
  url_externa: z.string(),
  proyecto_id: z.number().nullable(),
  proyecto_nombre: z.string().nullable(),
};

/**
 * A product as visitors read it. `id_proyecto` is the record's own key, so that the teaser's link opens it (design §4);
 * `proyecto_id` and `proyecto_nombre` name the project it belongs to, when that one is active.
 */
export const publicProducto = z.object({ ...comun, id_proyecto: z.number() });
export type PublicProducto = z.infer<typeof publicProducto>;

/** A product as staff read it: `id_proyecto` is the project it is assigned to (section 3, design §4). */
export const staffProducto = z.object({
  ...comun,
  id_proyecto: z.number().nullable(),
  enlace: z.string(),
  proyecto_objetivo: z.string().nullable(),
  created_by: z.string(),
  updated_by: z.string(),
  version: z.number(),
});
export type StaffProducto = z.infer<typeof staffProducto>;

/** A product in the list that a project's detail carries. */
export const productoOfProyecto = publicProducto
  .omit({ proyecto_id: true, proyecto_nombre: true, id_proyecto: true })
  .extend({ enlace: z.string() });
export type ProductoOfProyecto = z.infer<typeof productoOfProyecto>;

/** The link's twin names (design §4): whichever came. */
const enlaces = { enlace: url().optional(), url_externa: url().optional(), enlace_ext: url().optional() };
type Enlaces = { [K in keyof typeof enlaces]?: string | undefined };
const withLink = <T extends Enlaces>({ enlace_ext, url_externa = enlace_ext, enlace = url_externa, ...resto }: T) => ({
  ...resto,
  enlace,
});

const TIPO_REQUIRED = 'El tipo es obligatorio';

/** Add: name and type are required (section 5). */
export const newProducto = z
  .object({
    nombre: requiredText(NAME_MAX, 'El nombre es obligatorio'),
    tipo: requiredText(NAME_MAX, TIPO_REQUIRED).pipe(z.enum(PRODUCTO_TIPOS, { error: 'El tipo no es válido' })),
    descripcion: optionalText(LONG_TEXT_MAX).optional(),
    ...enlaces,
  })
  .transform(withLink);
export type NewProducto = z.input<typeof newProducto>;

/** Edit: no required fields (section 5); what is absent stays as it was. */
export const productoChanges = z
  .object({
    id: id(),
    version: version(),
    nombre: optionalText(NAME_MAX).optional(),
    descripcion: optionalText(LONG_TEXT_MAX).optional(),
    ...enlaces,
  })
  .transform(withLink);

/** Payload of add_product_to_project (section 7). */
export const productoLink = z
  .object({ ...proyectoIdFields(), producto_id: id('El producto no es válido') })
  .transform(withProyectoId('proyecto_id'));

/** Payload of remove_producto_from_project: the id that the project's list shows (design §4). */
export const productoUnlink = z.object({ id: id('El producto no es válido') });

/** The specification reads this one's success as the text '1' (section 7). */
export const publicProductos = z.object({ success: success, message: z.string(), products: z.array(publicProducto) });
export const staffProductos = withSuccess({ products: z.array(staffProducto) });
export const productoAnswer = withSuccess({ product: publicProducto });
export const addedProducto = withSuccess({ message: z.string(), product: staffProducto });
