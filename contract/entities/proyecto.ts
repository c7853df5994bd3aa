import { z } from 'zod';
import { doneWith, texts, withSuccess } from '../fields/envelope.ts';
import {
  boundedList,
  changesOf,
  id,
  invalidUrl,
  linkId,
  oneOfNumbers,
  optionalParagraphs,
  requiredDate,
  requiredParagraphs,
  requiredText,
  textList,
  url,
  version,
} from '../fields/fields.ts';
import { ACTIVO, INACTIVO, LINKS_MAX, LONG_TEXT_MAX, NAME_MAX, PROYECTO_ESTADOS } from '../values/constants.ts';
import { pictureRemoval } from './fileRemoval.ts';
import { descripcionImagenInput, imagenFields } from './imagen.ts';
import { lineaOfProyecto } from './linea.ts';
import { productoOfProyecto } from './producto.ts';
import { publicacion, scheduleError, scheduleInOrder, scheduleInput } from './schedule.ts';

export const publicProyecto = z.object({
  id: z.number(),
  id_proyecto: z.number(),
  ...texts('nombre', 'objetivo', 'descripcion'),
  estado: z.number(),
  ...texts('fecha_inicio', 'fecha_fin', 'created_at'),
  entidades: z.array(z.string()),
  url_externa: z.string(),
  ...imagenFields,
});
export type PublicProyecto = z.infer<typeof publicProyecto>;

/** Lists of all projects include the line, so that they can be filtered by it (docs/decisions/0016). */
export const listedProyecto = publicProyecto.extend({
  id_linea: z.number().nullable(),
  linea_nombre: z.string().nullable(),
});
export type ListedProyecto = z.infer<typeof listedProyecto>;

const staffFields = {
  enlace_ext: z.string(),
  activo: z.number(),
  ...texts('created_by', 'updated_by'),
  version: z.number(),
  ...publicacion.shape,
};

export const staffProyecto = listedProyecto.extend(staffFields);
export type StaffProyecto = z.infer<typeof staffProyecto>;

/** The staff fields are answered to staff only. */
const proyectoInDetail = publicProyecto.extend(z.object(staffFields).partial().shape);

/** `id` is the link's id. */
export const integranteOfProyecto = z.object({
  id: z.number(),
  id_integrante: z.number(),
  id_proyecto: z.number(),
  ...texts('nombres', 'apellidos', 'cargo'),
  grupo: z.number(),
  nombre_imagen: z.string().nullable(),
});
export type IntegranteOfProyecto = z.infer<typeof integranteOfProyecto>;

export const END_BEFORE_START = 'La fecha de fin no puede ser anterior a la fecha de inicio';

export const endsBeforeStart = (start: string, end: string): boolean => start !== '' && end !== '' && end < start;

const datesInOrder = (proyecto: { fecha_inicio?: string | undefined; fecha_fin?: string | undefined }) =>
  !endsBeforeStart(proyecto.fecha_inicio ?? '', proyecto.fecha_fin ?? '');
const orderError = { error: END_BEFORE_START, path: ['fecha_fin'] };

/** The link has two names, and either is accepted. */
const link = () => url(invalidUrl('del enlace externo')).optional();
const linkFields = { enlace_ext: link(), url_externa: link() };
type Links = { [K in keyof typeof linkFields]?: string | undefined };
const withLink = <T extends Links>({ url_externa, enlace_ext = url_externa, ...rest }: T) => ({
  ...rest,
  enlace_ext,
});

const estado = oneOfNumbers(PROYECTO_ESTADOS, 'Elija el estado');

/** Ids of other records, each once. @param items what they are: 'integrantes' */
const linkedIds = (items: string, message: string) =>
  boundedList(id(message), LINKS_MAX, `Elija como máximo ${LINKS_MAX} ${items}`).transform((ids) => [...new Set(ids)]);

/** Only a new project takes its links: a list of a stored one would delete what a colleague has linked meanwhile. */
const newLinks = {
  id_linea: linkId('La línea no es válida').optional(),
  integrantes: linkedIds('integrantes', 'El integrante no es válido').optional(),
  productos: linkedIds('productos', 'El producto no es válido').optional(),
};

const fields = {
  nombre: requiredText(NAME_MAX, 'Escriba el nombre'),
  objetivo: requiredParagraphs(LONG_TEXT_MAX, 'Escriba el objetivo'),
  descripcion: optionalParagraphs(LONG_TEXT_MAX).optional(),
  estado,
  fecha_inicio: requiredDate('Elija la fecha de inicio'),
  fecha_fin: requiredDate('Elija la fecha de fin'),
  entidades: textList('entidades').optional(),
  ...linkFields,
  ...descripcionImagenInput,
};

/** The picture is the call's file. */
export const newProyecto = z
  .object({ ...fields, ...scheduleInput, ...newLinks })
  .refine(datesInOrder, orderError)
  .refine(scheduleInOrder, scheduleError)
  .transform(withLink);
export type NewProyecto = z.input<typeof newProyecto>;

/** Absent fields do not change. */
export const proyectoChanges = z
  .object({ id: id(), version: version(), ...changesOf(fields), ...pictureRemoval, ...scheduleInput })
  .refine(datesInOrder, orderError)
  .refine(scheduleInOrder, scheduleError)
  .transform(withLink);
export type ProyectoChanges = z.input<typeof proyectoChanges>;

export const proyectoActivo = z.object({
  id: id(),
  activo: oneOfNumbers([ACTIVO, INACTIVO], 'El valor de activo no es válido'),
});

export const proyectoEstado = z.object({ id: id(), estado });

export const publicProyectos = withSuccess({ projects: z.array(listedProyecto) });
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
export const changedProyecto = doneWith({ project: staffProyecto });
