/** The fields of each kind of record with their rules, which are those of imports. */
import type { z } from 'zod';
import { schemas } from '../../contract/calls/schemas.ts';
import { configuracionChanges } from '../../contract/entities/inicio.ts';
import { INICIO_FIELDS } from '../../contract/values/inicioFields.ts';
import { type ImportField, shapeOf } from '../resources/parts/importPart.ts';
import { serverResources } from '../resources/serverResources.ts';
import { CALLS, type Kind } from './kinds.ts';

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

export interface Definition {
  fields: readonly ImportField[];
  rules: Readonly<Record<string, z.core.$ZodType>>;
  /** the names that a field has in answers */
  namesOf: (field: string) => readonly string[];
  states: Readonly<Record<string, State>>;
}

const fieldNamed = (name: string, is: 'text' | 'paragraphs' | 'html'): ImportField => ({
  name,
  label: name,
  aliases: [],
  kind: { is },
});

/** Any other state of a project is 'Finalizado'; what is not known as active is inactive; groups and types have no other value than none. */
const STATES: Readonly<Record<Kind, Readonly<Record<string, State>>>> = {
  lineas: {},
  proyectos: { estado: { otherwise: 2, ifAbsent: 2 }, activo: { otherwise: 0 } },
  integrantes: { grupo: { otherwise: 0, ifAbsent: 0 } },
  productos: {},
  convenios: { estado: { otherwise: 2 } },
  eventos: { estado: { otherwise: 0, also: { 2: 0 } }, tipo: { otherwise: 0, ifAbsent: 0, isAny: true } },
};

/** The alternative text of a picture, which comes with it. */
const DESCRIPCION = fieldNamed('descripcion_imagen', 'text');

const definitionOf = (
  kind: Kind,
  fields: readonly ImportField[],
  rules: Readonly<Record<string, z.core.$ZodType>>,
): Definition => ({
  // What names another record is read by its id.
  fields: fields.filter(({ kind: { is } }) => is !== 'link'),
  rules,
  namesOf: (field) => CALLS[kind].names[field] ?? [field],
  states: STATES[kind],
});

function imported(kind: Exclude<Kind, 'lineas'>): Definition {
  const { fields, add } = serverResources[kind].imports;
  const rules = shapeOf(add);
  return definitionOf(kind, 'descripcion_imagen' in rules ? [...fields, DESCRIPCION] : fields, rules);
}

export const DEFINITIONS: Readonly<Record<Kind, Definition>> = {
  lineas: definitionOf(
    'lineas',
    [fieldNamed('nombre', 'text'), fieldNamed('direccion', 'text'), fieldNamed('texto', 'html'), DESCRIPCION],
    shapeOf(schemas.addLinea.body),
  ),
  proyectos: imported('proyectos'),
  integrantes: imported('integrantes'),
  productos: imported('productos'),
  convenios: imported('convenios'),
  eventos: imported('eventos'),
};

export const INICIO: Definition = {
  fields: INICIO_FIELDS.map((name) => fieldNamed(name, name === 'objetivo' ? 'html' : 'text')),
  rules: configuracionChanges.shape,
  namesOf: (field) => [field],
  states: {},
};
