import { z } from 'zod';
import { fecha, fechaLibre, id, lista, opcion, texto, textoLibre, url, version } from '../campos.ts';
import { ACTIVO, ESTADOS_DE_PROYECTO, INACTIVO, NOMBRE_MAX, TEXTO_LARGO_MAX } from '../constantes.ts';
import { conExito } from '../respuesta.ts';
import { lineaDeProyecto } from './linea.ts';
import { productoDeProyecto } from './producto.ts';

/** A project as visitors read it (section 3). */
export const proyectoPublico = z.object({
  id: z.number(),
  id_proyecto: z.number(),
  nombre: z.string(),
  objetivo: z.string(),
  descripcion: z.string(),
  estado: z.number(),
  fecha_inicio: z.string(),
  fecha_fin: z.string(),
  created_at: z.string(),
  entidades: z.array(z.string()),
  url_externa: z.string(),
});
export type ProyectoPublico = z.infer<typeof proyectoPublico>;

const camposDePersonal = {
  enlace_ext: z.string(),
  activo: z.number(),
  created_by: z.string(),
  updated_by: z.string(),
  version: z.number(),
};

/** A project as staff read it (section 3); the line comes along so that lists can filter by it. */
export const proyectoDePersonal = proyectoPublico.extend({
  ...camposDePersonal,
  id_linea: z.number().nullable(),
  linea_nombre: z.string().nullable(),
});
export type ProyectoDePersonal = z.infer<typeof proyectoDePersonal>;

/** The detail's project: the staff fields are there only with a session. */
const proyectoEnDetalle = proyectoPublico.extend(z.object(camposDePersonal).partial().shape);

/** Project member link (section 3): `id` is the link's, the picture and position serve its card. */
export const integranteDeProyecto = z.object({
  id: z.number(),
  id_integrante: z.number(),
  id_proyecto: z.number(),
  nombres: z.string(),
  apellidos: z.string(),
  cargo: z.string(),
  grupo: z.number(),
  nombre_imagen: z.string().nullable(),
});
export type IntegranteDeProyecto = z.infer<typeof integranteDeProyecto>;

const FIN_ANTES_DE_INICIO = 'La fecha de fin no puede ser anterior a la fecha de inicio';

/**
 * Whether both days are given and the end comes first (design §4).
 */
export const finAntesDeInicio = (inicio: string, fin: string): boolean => inicio !== '' && fin !== '' && fin < inicio;

const enOrden = (proyecto: { fecha_inicio?: string | undefined; fecha_fin?: string | undefined }) =>
  !finAntesDeInicio(proyecto.fecha_inicio ?? '', proyecto.fecha_fin ?? '');
const errorDeOrden = { error: FIN_ANTES_DE_INICIO, path: ['fecha_fin'] };

export { FIN_ANTES_DE_INICIO };

/** The link's twin names (design §4): whichever came. */
const enlace = () => url('El enlace externo debe ser una URL').optional();
const enlaces = { enlace_ext: enlace(), url_externa: enlace() };
type Enlaces = { [K in keyof typeof enlaces]?: string | undefined };
const conEnlace = <T extends Enlaces>({ url_externa, enlace_ext = url_externa, ...resto }: T) => ({
  ...resto,
  enlace_ext,
});

const estado = opcion(ESTADOS_DE_PROYECTO, 'El estado es obligatorio');

/** New project: nombre, objetivo, fecha_inicio, fecha_fin and estado are required (section 5). */
export const proyectoNuevo = z
  .object({
    nombre: texto(NOMBRE_MAX, 'El nombre es obligatorio'),
    objetivo: texto(TEXTO_LARGO_MAX, 'El objetivo es obligatorio'),
    descripcion: textoLibre(TEXTO_LARGO_MAX).optional(),
    estado,
    fecha_inicio: fecha('La fecha de inicio es obligatoria'),
    fecha_fin: fecha('La fecha de fin es obligatoria'),
    entidades: lista().optional(),
    ...enlaces,
  })
  .refine(enOrden, errorDeOrden)
  .transform(conEnlace);
export type ProyectoNuevo = z.input<typeof proyectoNuevo>;

/** Edit project: no required fields (section 5); what is absent stays as it was. */
export const proyectoCambiado = z
  .object({
    id: id(),
    version: version(),
    nombre: textoLibre(NOMBRE_MAX).optional(),
    objetivo: textoLibre(TEXTO_LARGO_MAX).optional(),
    descripcion: textoLibre(TEXTO_LARGO_MAX).optional(),
    estado: estado.optional(),
    fecha_inicio: fechaLibre().optional(),
    fecha_fin: fechaLibre().optional(),
    entidades: lista().optional(),
    ...enlaces,
  })
  .refine(enOrden, errorDeOrden)
  .transform(conEnlace);
export type ProyectoCambiado = z.input<typeof proyectoCambiado>;

/** Payload of toggle_project_status: `activo` is the value that the project shall have (section 7). */
export const activoDeProyecto = z.object({
  id: id(),
  activo: opcion([ACTIVO, INACTIVO], 'El valor de activo no es válido'),
});

/** Payload of update_estado (section 7). */
export const estadoDeProyecto = z.object({ id: id(), estado });

export const proyectosPublicos = conExito({ projects: z.array(proyectoPublico) });
export const proyectosDePersonal = conExito({ projects: z.array(proyectoDePersonal) });
export const proyectosDeLinea = z.array(proyectoPublico);
export const detalleDeProyecto = conExito({
  project: proyectoEnDetalle,
  investigadores: z.array(integranteDeProyecto),
  productos: z.array(productoDeProyecto),
  lineas: z.array(lineaDeProyecto),
});
export type DetalleDeProyecto = z.infer<typeof detalleDeProyecto>;
export const proyectoAgregado = conExito({ message: z.string(), project: proyectoDePersonal });
