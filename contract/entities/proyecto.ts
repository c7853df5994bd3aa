import { z } from 'zod';
import { ACTIVO, INACTIVO, LONG_TEXT_MAX, NAME_MAX, PROYECTO_ESTADOS } from '../constants.ts';
import { withSuccess } from '../envelope.ts';
import {
  id,
  oneOfNumbers,
  optionalDate,
  optionalText,
  requiredDate,
  requiredText,
  textList,
  url,
  version,
} from '../fields.ts';
import { lineaOfProyecto } from './linea.ts';
import { productoOfProyecto } from './producto.ts';

/** A project as visitors read it (section 3). */
export const publicProyecto = z.object({
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
export type PublicProyecto = z.infer<typeof publicProyecto>;

const staffFields = {
  enlace_ext: z.string(),
  activo: z.number(),
  created_by: z.string(),
  updated_by: z.string(),
  version: z.number(),
};

/** A project as staff read it (section 3); the line comes along so that lists can filter by it. */
export const staffProyecto = publicProyecto.extend({
  ...staffFields,
  id_linea: z.number().nullable(),
  linea_nombre: z.string().nullable(),
});
export type StaffProyecto = z.infer<typeof staffProyecto>;

/** The detail's project: the staff fields are there only with a session. */
const proyectoInDetail = publicProyecto.extend(z.object(staffFields).partial().shape);

/** Project member link (section 3): `id` is the link's, the picture and position serve its card. */
export const integranteOfProyecto = z.object({
  id: z.number(),
  id_integrante: z.number(),
  id_proyecto: z.number(),
  nombres: z.string(),
  apellidos: z.string(),
  cargo: z.string(),
  grupo: z.number(),
  nombre_imagen: z.string().nullable(),
});
export type IntegranteOfProyecto = z.infer<typeof integranteOfProyecto>;

const END_BEFORE_START = 'La fecha de fin no puede ser anterior a la fecha de inicio';

/**
 * Whether both days are given and the end comes first (design §4).
 */
export const endsBeforeStart = (inicio: string, fin: string): boolean => inicio !== '' && fin !== '' && fin < inicio;

const enOrden = (proyecto: { fecha_inicio?: string | undefined; fecha_fin?: string | undefined }) =>
  !endsBeforeStart(proyecto.fecha_inicio ?? '', proyecto.fecha_fin ?? '');
const errorDeOrden = { error: END_BEFORE_START, path: ['fecha_fin'] };

export { END_BEFORE_START };

/** The link's twin names (design §4): whichever came. */
const enlace = () => url('El enlace externo debe ser una URL').optional();
const enlaces = { enlace_ext: enlace(), url_externa: enlace() };
type Enlaces = { [K in keyof typeof enlaces]?: string | undefined };
const withLink = <T extends Enlaces>({ url_externa, enlace_ext = url_externa, ...resto }: T) => ({
  ...resto,
  enlace_ext,
});

const estado = oneOfNumbers(PROYECTO_ESTADOS, 'El estado es obligatorio');

/** New project: nombre, objetivo, fecha_inicio, fecha_fin and estado are required (section 5). */
export const newProyecto = z
  .object({
    nombre: requiredText(NAME_MAX, 'El nombre es obligatorio'),
    objetivo: requiredText(LONG_TEXT_MAX, 'El objetivo es obligatorio'),
    descripcion: optionalText(LONG_TEXT_MAX).optional(),
    estado,
    fecha_inicio: requiredDate('La fecha de inicio es obligatoria'),
    fecha_fin: requiredDate('La fecha de fin es obligatoria'),
    entidades: textList().optional(),
    ...enlaces,
  })
  .refine(enOrden, errorDeOrden)
  .transform(withLink);
export type NewProyecto = z.input<typeof newProyecto>;

/** Edit project: no required fields (section 5); what is absent stays as it was. */
export const proyectoChanges = z
  .object({
    id: id(),
    version: version(),
    nombre: optionalText(NAME_MAX).optional(),
    objetivo: optionalText(LONG_TEXT_MAX).optional(),
    descripcion: optionalText(LONG_TEXT_MAX).optional(),
    estado: estado.optional(),
    fecha_inicio: optionalDate().optional(),
    fecha_fin: optionalDate().optional(),
    entidades: textList().optional(),
    ...enlaces,
  })
  .refine(enOrden, errorDeOrden)
  .transform(withLink);
export type ProyectoChanges = z.input<typeof proyectoChanges>;

/** Payload of toggle_project_status: `activo` is the value that the project shall have (section 7). */
export const proyectoActivo = z.object({
  id: id(),
  activo: oneOfNumbers([ACTIVO, INACTIVO], 'El valor de activo no es válido'),
});

/** Payload of update_estado (section 7). */
export const proyectoEstado = z.object({ id: id(), estado });

export const publicProyectos = withSuccess({ projects: z.array(publicProyecto) });
export const staffProyectos = withSuccess({ projects: z.array(staffProyecto) });
export const proyectosOfLinea = z.array(publicProyecto);
export const proyectoDetail = withSuccess({
  project: proyectoInDetail,
  investigadores: z.array(integranteOfProyecto),
  productos: z.array(productoOfProyecto),
  lineas: z.array(lineaOfProyecto),
});
export type ProyectoDetail = z.infer<typeof proyectoDetail>;
export const addedProyecto = withSuccess({ message: z.string(), project: staffProyecto });
