import type { z } from 'zod';
import { bibliographyError } from '../../../contract/entities/bibliography.ts';
import { convenioChanges } from '../../../contract/entities/convenio.ts';
import { eventoChanges } from '../../../contract/entities/evento.ts';
import { identidadErrors, identidadForm } from '../../../contract/entities/identidad.ts';
import { configuracionChanges } from '../../../contract/entities/inicio.ts';
import { integranteChanges } from '../../../contract/entities/integrante.ts';
import { lineaChanges } from '../../../contract/entities/linea.ts';
import { productoChanges } from '../../../contract/entities/producto.ts';
import { END_BEFORE_START, endsBeforeStart, proyectoChanges } from '../../../contract/entities/proyecto.ts';
import { partsOf } from '../../../contract/resources/resources.ts';
import type { Row } from '../../database/tables.ts';
import { HttpError, invalidFieldError } from '../../httpError.ts';
import { identidadOf } from '../identidad/identidadRow.ts';
import { demandOrder } from '../schedule.ts';
import type { RowState } from './rowState.ts';

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  proyectos: proyectoChanges,
  integrantes: integranteChanges,
  productos: productoChanges,
  convenios: convenioChanges,
  eventos: eventoChanges,
  inicio: configuracionChanges,
  lineas: lineaChanges,
  identidad: identidadForm,
};

const LISTS = ['entidades', 'estudios', 'areas_tematicas', 'urls_adicionales', 'autores', 'editores', 'palabras_clave'];

function toBody(tabla: string, row: RowState, current: RowState): object {
  // Redirections that stay as they are stop no restoration of other fields.
  if (tabla === 'identidad')
    return { ...identidadOf(row), ...(row.redirecciones === current.redirecciones && { redirecciones: [] }) };
  const { fieldNames = {} } = partsOf(tabla);
  const fields = Object.entries(row).map(([column, value]) => [
    fieldNames[column] ?? column,
    LISTS.includes(column) ? JSON.parse(String(value)) : value,
  ]);
  return { ...Object.fromEntries(fields), version: undefined };
}

/** The rules over more than one field, which also hold for the stored row. @throws {HttpError} 422 */
export function demandRules(tabla: string, row: RowState): void {
  if (tabla === 'proyectos' && endsBeforeStart(String(row.fecha_inicio), String(row.fecha_fin)))
    throw invalidFieldError('fecha_fin', END_BEFORE_START);
  demandOrder({ publicar_desde: '', publicar_hasta: '', ...row });
  const error = tabla === 'productos' ? bibliographyError(row as unknown as Row<'productos'>) : null;
  if (error !== null) throw invalidFieldError(...error);
  const [rule] = tabla === 'identidad' ? Object.entries(identidadErrors(identidadOf(row))) : [];
  if (rule !== undefined) throw invalidFieldError(...rule);
}

/**
 * @param current the stored record
 * @throws {HttpError} 422 with a message for each field of an earlier version that today's rules refuse
 */
export function demandCurrentRules(tabla: string, row: RowState, current: RowState): void {
  const result = SCHEMAS[tabla]?.safeParse(toBody(tabla, row, current));
  if (result !== undefined && !result.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of result.error.issues) errors[String(path[0] ?? '')] ??= message;
    throw new HttpError(422, Object.values(errors)[0] ?? '', { errors });
  }
  demandRules(tabla, row);
}
