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
  /** all these names */
  known: ReadonlySet<string>;
  states: Readonly<Record<string, State>>;
}

const fieldNamed = (name: string, is: 'text' | 'paragraphs' | 'html'): ImportField => ({
  name,
  label: name,
  aliases: [],
  kind: { is },
});

/** Any other state of a project is 'Finalizado'; what is not known as active is inactive; groups and types have no other value than none. */
const STATES: Readonly<Record<Exclude<Kind, 'lineas'>, Definition['states']>> = {
  proyectos: { estado: { otherwise: 2, ifAbsent: 2 }, activo: { otherwise: 0 } },
  integrantes: { grupo: { otherwise: 0, ifAbsent: 0 } },
  productos: {},
  convenios: { estado: { otherwise: 2 } },
  eventos: { estado: { otherwise: 0, also: { 2: 0 } }, tipo: { otherwise: 0, ifAbsent: 0, isAny: true } },
};

/** The alternative text of a picture, which comes with it. */
const DESCRIPCION = fieldNamed('descripcion_imagen', 'text');

function definitionOf(
  fields: readonly ImportField[],
  rules: Definition['rules'],
  names: Readonly<Record<string, readonly string[]>> = {},
  states: Definition['states'] = {},
): Definition {
  const namesOf = (field: string) => names[field] ?? [field];
  return {
    // What names another record is read by its id.
    fields: fields.filter(({ kind: { is } }) => is !== 'link'),
    rules,
    namesOf,
    known: new Set(fields.flatMap(({ name }) => [name, ...namesOf(name)])),
    states,
  };
}

function imported(kind: Exclude<Kind, 'lineas'>): Definition {
  const { fields, add } = serverResources[kind].imports;
  const rules = shapeOf(add);
  const own = 'descripcion_imagen' in rules ? [...fields, DESCRIPCION] : fields;
  return definitionOf(own, rules, CALLS[kind].names, STATES[kind]);
}

export const DEFINITIONS: Readonly<Record<Kind, Definition>> = {
  lineas: definitionOf(
    [fieldNamed('nombre', 'text'), fieldNamed('direccion', 'text'), fieldNamed('texto', 'html'), DESCRIPCION],
    shapeOf(schemas.addLinea.body),
    CALLS.lineas.names,
  ),
  proyectos: imported('proyectos'),
  integrantes: imported('integrantes'),
  productos: imported('productos'),
  convenios: imported('convenios'),
  eventos: imported('eventos'),
};

export const INICIO: Definition = definitionOf(
  INICIO_FIELDS.map((name) => fieldNamed(name, name === 'objetivo' ? 'html' : 'text')),
  configuracionChanges.shape,
);
