/** The largest bodies that each call takes, filled with what is slowest to read; for the tests and for bench/pressure. */
import { z } from 'zod';
import { PDF_MAX_BYTES } from '../../contract/bibliography/values.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import type { Endpoint } from '../../contract/calls/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { type CallSchemas, schemas } from '../../contract/calls/schemas.ts';
import { DRAFT_MAX_BYTES } from '../../contract/resources/drafts.ts';
import { HTML_MAX, LINKS_MAX, LOGO_MAX_BYTES, LONG_TEXT_MAX, SHORT_TEXT_MAX } from '../../contract/values/constants.ts';
import { aRecordInput } from './builders/article.ts';
import { aConfiguracion, aConvenio, anIntegrante, aProducto, aProyecto } from './builders/inputs.ts';
import { GOOD, rowsWhere } from './calls.ts';
import { aPdf } from './pdf.ts';
import { payloadOf, type Sent } from './testApp.ts';

/** Bytes, a little below what app.ts and multipart.ts refuse unread. */
const JSON_BYTES = 255 * 1_024;
const FORM_FIELD_BYTES = 20_000;

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: Math.floor(count) }, (_, n) => make(n));

interface EncodedBody {
  method: Endpoint['method'];
  url: string;
  contentType: string;
  payload: Buffer;
}

export interface LargeBody {
  label: string;
  call: EndpointName;
  /** @returns the body, or with a share of 0.25 one that is a quarter as large */
  encode: (share: number) => Promise<EncodedBody>;
}

/** What fills a field: a JSON value that is as long as its bytes allow. */
interface Fill {
  /** what the value is, as the schemas of the fields name it */
  type: 'string' | 'array' | 'object';
  json: (bytes: number) => Buffer;
}

/** Units of the same length between two brackets. Joined once, because every field of every call is filled with them. */
function repeated(type: Fill['type'], [open = '', close = '']: string, unit: (n: number) => string): Fill {
  const size = Buffer.byteLength(unit(0));
  const units = Buffer.from(many(DRAFT_MAX_BYTES / size, unit).join(''));
  const lastComma = type === 'string' ? 0 : 1;
  return {
    type,
    json: (bytes) => {
      const length = Math.floor(bytes / size) * size - lastComma;
      return Buffer.concat([Buffer.from(open), units.subarray(0, length), Buffer.from(close)]);
    },
  };
}

const NAMES = repeated('object', '{}', (n) => `"a${String(n).padStart(5, '0')}":1,`);

/**
 * Slow in one way each: combining marks to compose, tags, lists of texts and of records, names of fields. As JSON, because
 * to make and encode the values of every body takes longer than all the rest of the test.
 */
const FILLS: Readonly<Record<string, Fill>> = {
  marks: repeated('string', '""', () => '\u0301\u0316'),
  tags: repeated('string', '""', () => '<'),
  commas: repeated('string', '""', () => 'a,'),
  records: repeated('array', '[]', () => '{},'),
  names: NAMES,
};

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** True if the schema takes a value of this type, or does not say what it takes. */
function takes(type: Fill['type'], schema: JsonSchema): boolean {
  if (typeof schema === 'boolean') return schema;
  if (schema.anyOf !== undefined) return schema.anyOf.some((one) => takes(type, one));
  return schema.type === undefined || [schema.type].flat().includes(type);
}

/** The fields of a call that read a value of this type, and one of those that refuse it by its type alone. */
function fieldsFor(name: EndpointName, type: Fill['type']): string[] {
  const { body }: CallSchemas = schemas[name];
  if (body === undefined) return [];
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  // Every field of a form is a text.
  const reads = (field: string) => endpoints[name].body === 'multipart' || takes(type, properties[field] ?? true);
  const { true: reading = [], false: refusing = [] } = Object.groupBy(
    Object.keys(properties),
    (field) => `${reads(field)}`,
  );
  // With an unknown field the call succeeds, which ends a session or sends a file.
  return [...reading, ...refusing.slice(0, 1), ...(endpoints[name].effect === 'write' ? ['otro'] : [])];
}

const targetOf = (call: EndpointName, params: Sent['params']): Pick<EncodedBody, 'method' | 'url'> => ({
  method: endpoints[call].method,
  url: addressOf(call, { params: params as Record<string, number> }),
});

const encodeJson = (call: EndpointName, params: Sent['params'], payload: Buffer): EncodedBody => ({
  ...targetOf(call, params),
  contentType: 'application/json',
  payload,
});

async function encodeSent(call: EndpointName, sent: Sent): Promise<EncodedBody> {
  const { payload = '', contentType = '' } = await payloadOf(endpoints[call], sent);
  return { ...targetOf(call, sent.params), contentType, payload: Buffer.from(payload) };
}

/** A valid body of the call with one field that fills it. */
async function filled(call: EndpointName, field: string, { json }: Fill, share: number): Promise<EncodedBody> {
  const { params, body = {} } = GOOD[call];
  const { [field]: _, ...rest } = body as Record<string, unknown>;
  if (endpoints[call].body !== 'multipart') {
    const others = JSON.stringify(rest);
    const comma = others === '{}' ? '' : ',';
    const start = Buffer.from(`${others.slice(0, -1)}${comma}${JSON.stringify(field)}:`);
    const value = json((JSON_BYTES - start.length - 100) * share);
    return encodeJson(call, params, Buffer.concat([start, value, Buffer.from('}')]));
  }
  const longest = call === 'saveDraft' ? DRAFT_MAX_BYTES : FORM_FIELD_BYTES;
  const value: unknown = JSON.parse(json((longest - 100) * share).toString());
  return encodeSent(call, { ...GOOD[call], body: { ...rest, [field]: value } });
}

/** Every field of every call, filled in every way that it reads. */
export const filledFields: readonly LargeBody[] = rowsWhere(({ body }) => body !== 'none').flatMap((call) =>
  Object.entries(FILLS).flatMap(([what, fill]) =>
    fieldsFor(call, fill.type).map((field) => ({
      label: `${call}.${field}: ${what}`,
      call,
      encode: (share: number) => filled(call, field, fill, share),
    })),
  ),
);

const HTML = ['<', '<p>', '</p>', '<b><i>', '<li>a', '<!--', '&nbsp;a', '<a href="http://a.co">', '<ul><li>', '<svg>'];
const html = (unit: string, share: number): string => `a${unit.repeat(((HTML_MAX - 100) * share) / unit.length)}`;

const persona = (n: number) => ({
  apellidos: `${n}`.padStart(SHORT_TEXT_MAX, 'á'),
  nombres: 'b'.repeat(SHORT_TEXT_MAX),
});
const redireccion = (n: number) => ({ desde: `/${'a'.repeat(200)}${n}`, hacia: `/b${n}` });

const accepted = (label: string, call: EndpointName, body: (share: number) => object): LargeBody => ({
  label,
  call,
  encode: (share) => encodeSent(call, { body: body(share) }),
});

/** Records that are stored, at the limits of their fields. */
export const largestRecords: readonly LargeBody[] = [
  ...HTML.flatMap((unit) => [
    accepted(`objetivo of ${unit}`, 'updateConfiguracion', (share) => aConfiguracion({ objetivo: html(unit, share) })),
    accepted(`texto of ${unit}`, 'editLinea', (share) => ({ id: 1, nombre: 'Línea', texto: html(unit, share) })),
  ]),
  accepted('redirecciones', 'updateIdentidad', (share) => ({ redirecciones: many(1_000 * share, redireccion) })),
  accepted('autores', 'addProducto', (share) =>
    aProducto({
      ...aRecordInput(),
      autores: many(200 * share, persona),
      editores: many(100 * share, persona),
      resumen: '<'.repeat(LONG_TEXT_MAX * share),
    }),
  ),
  accepted('estudios', 'addIntegrante', (share) =>
    anIntegrante({ estudios: many(30, () => 'a'.repeat(SHORT_TEXT_MAX * share)) }),
  ),
  accepted('links', 'addProyecto', (share) => {
    const ids = many(LINKS_MAX * share, (n) => n + 1);
    return aProyecto({ integrantes: ids, productos: ids });
  }),
  accepted('ids', 'orderRecords', (share) => ({ recurso: 'integrantes', ids: many(10_000 * share, (n) => n + 1) })),
  accepted('a draft of one text', 'saveDraft', (share) => {
    const campos = { nombre: 'a', objetivo: '<'.repeat((DRAFT_MAX_BYTES - 100) * share) };
    return { recurso: 'proyectos', campos, base: campos };
  }),
  accepted('a draft of many fields', 'saveDraft', (share) => ({
    recurso: 'proyectos',
    campos: { nombre: 'a', ...JSON.parse(NAMES.json((DRAFT_MAX_BYTES - 100) * share).toString()) },
  })),
];

const SVG_START = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">';
const svgOf = (unit: string, bytes: number): Blob =>
  new Blob([SVG_START, unit.repeat((bytes - SVG_START.length - 6) / unit.length), '</svg>']);

const SVG = [
  '<g fill="red"><path d="M0 0h1"/></g>',
  '<path style="fill:#c00" class="a"/>',
  '<text>a&lt;</text>',
  '<g a="1 ',
];

/** A form with JSON as long as its field may be, and a file. */
const jsonForm = (call: EndpointName, fill: keyof typeof FILLS, file: Blob): LargeBody => ({
  label: `${call}: a form with JSON of ${fill}`,
  call,
  async encode(share) {
    const value: unknown = JSON.parse(FILLS[fill]?.json((JSON_BYTES - 3_000) * share).toString() ?? '');
    return encodeSent(call, { ...GOOD[call], body: { ...(GOOD[call].body as object), otro: value }, file });
  },
});

export const largestFiles: readonly LargeBody[] = [
  jsonForm('addProyecto', 'names', svgOf('<path d="M0 0h1"/>', 1_000)),
  jsonForm('addProducto', 'records', aPdf(PDF_MAX_BYTES - 1_000)),
  jsonForm('updateEvento', 'marks', svgOf('<path d="M0 0h1"/>', 1_000)),
  ...SVG.map(
    (unit): LargeBody => ({
      label: `a drawing of ${unit}`,
      call: 'addConvenio',
      encode: (share) => encodeSent('addConvenio', { body: aConvenio(), file: svgOf(unit, LOGO_MAX_BYTES * share) }),
    }),
  ),
  {
    label: 'a drawing whose width is blank',
    call: 'addConvenio',
    encode: (share) =>
      encodeSent('addConvenio', {
        body: aConvenio(),
        file: new Blob([`<svg width="1${' '.repeat(LOGO_MAX_BYTES * share - 50)}x" height="1"></svg>`]),
      }),
  },
];
