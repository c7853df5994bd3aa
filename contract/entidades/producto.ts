import { z } from 'zod';
import { conProyecto, id, idDeProyecto, texto, textoLibre, url, version } from '../campos.ts';
import { NOMBRE_MAX, TEXTO_LARGO_MAX, TIPOS_DE_PRODUCTO } from '../constantes.ts';
import { conExito, exito } from '../respuesta.ts';

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
export const productoPublico = z.object({ ...comun, id_proyecto: z.number() });
export type ProductoPublico = z.infer<typeof productoPublico>;

/** A product as staff read it: `id_proyecto` is the project it is assigned to (section 3, design §4). */
export const productoDePersonal = z.object({
  ...comun,
  id_proyecto: z.number().nullable(),
  enlace: z.string(),
  proyecto_objetivo: z.string().nullable(),
  created_by: z.string(),
  updated_by: z.string(),
  version: z.number(),
});
export type ProductoDePersonal = z.infer<typeof productoDePersonal>;

/** A product in the list that a project's detail carries. */
export const productoDeProyecto = productoPublico
  .omit({ proyecto_id: true, proyecto_nombre: true, id_proyecto: true })
  .extend({ enlace: z.string() });
export type ProductoDeProyecto = z.infer<typeof productoDeProyecto>;

/** The link's twin names (design §4): whichever came. */
const enlaces = { enlace: url().optional(), url_externa: url().optional(), enlace_ext: url().optional() };
type Enlaces = { [K in keyof typeof enlaces]?: string | undefined };
const conEnlace = <T extends Enlaces>({ enlace_ext, url_externa = enlace_ext, enlace = url_externa, ...resto }: T) => ({
  ...resto,
  enlace,
});

const TIPO_OBLIGATORIO = 'El tipo es obligatorio';

/** Add: name and type are required (section 5). */
export const productoNuevo = z
  .object({
    nombre: texto(NOMBRE_MAX, 'El nombre es obligatorio'),
    tipo: texto(NOMBRE_MAX, TIPO_OBLIGATORIO).pipe(z.enum(TIPOS_DE_PRODUCTO, { error: 'El tipo no es válido' })),
    descripcion: textoLibre(TEXTO_LARGO_MAX).optional(),
    ...enlaces,
  })
  .transform(conEnlace);
export type ProductoNuevo = z.input<typeof productoNuevo>;

/** Edit: no required fields (section 5); what is absent stays as it was. */
export const productoCambiado = z
  .object({
    id: id(),
    version: version(),
    nombre: textoLibre(NOMBRE_MAX).optional(),
    descripcion: textoLibre(TEXTO_LARGO_MAX).optional(),
    ...enlaces,
  })
  .transform(conEnlace);

/** Payload of add_product_to_project (section 7). */
export const productoAProyecto = z
  .object({ ...idDeProyecto(), producto_id: id('El producto no es válido') })
  .transform(conProyecto('proyecto_id'));

/** Payload of remove_producto_from_project: the id that the project's list shows (design §4). */
export const productoFueraDeProyecto = z.object({ id: id('El producto no es válido') });

/** The specification reads this one's success as the text '1' (section 7). */
export const productosPublicos = z.object({ success: exito, message: z.string(), products: z.array(productoPublico) });
export const productosDePersonal = conExito({ products: z.array(productoDePersonal) });
export const unProducto = conExito({ product: productoPublico });
export const productoAgregado = conExito({ message: z.string(), product: productoDePersonal });
