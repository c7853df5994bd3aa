import { CATEGORIAS, HERO_FONDOS } from '../../contract/identidad/identidad.ts';
import type { FileContent } from '../../contract/resources/resource.ts';
import { type EditedResource, partsOf } from '../../contract/resources/resources.ts';
import { IDIOMA_LABELS, LUGAR_LABELS } from '../../contract/values/labels.ts';
import { labels } from '../../i18n/labels.ts';
import { resources } from '../../i18n/resources.ts';
import type { FieldKind, ImportField } from '../resources/parts/importPart.ts';
import { serverPartsOf } from '../resources/parts/serverResource.ts';
import { MEMBERS_FIELD } from '../resources/proyectos/memberLinks.ts';
import { serverResources } from '../resources/serverResources.ts';
import { fieldOf, type RecordShape } from './records.ts';

/** A field as the README explains it. */
export interface ExplainedField {
  name: string;
  label: string;
  holds: string;
}

/** Labels of what the back office shows nowhere, or without a name. */
const OTHER_LABELS: Readonly<Record<string, string>> = {
  created_at: 'Fecha de creación',
  created_by: 'Creado por',
  updated_by: 'Actualizado por',
  orden: 'Orden',
  origen: labels.registro.origen,
};

const FILE_TEXTS: Readonly<Record<FileContent, string>> = {
  name: 'Nombre de un archivo de `archivos/`; `null` o vacío si no hay',
  nameOrDrawing: 'Nombre de un archivo de `archivos/` o de un dibujo que trae el portal; vacío si no hay',
  json: 'Lista: `nombre`, `texto`, `imagen` (de `archivos/`, o un dibujo que trae el portal), `descripcion_imagen` y `linea`',
  html: 'HTML; el final de la dirección de cada imagen y de cada PDF es su nombre en `archivos/`',
  text: 'Dirección web; puede terminar en el nombre de un archivo de `archivos/`',
};

const INSTANT = 'Fecha y hora UTC (ISO 8601); vacío si no hay';
const PEOPLE =
  'Lista de personas, en su orden: `apellidos` y `nombres`, o `nombre_corporativo`; `orcid`; `integrante_id` es el `id` de `integrantes.json`, o `null`';

const KIND_TEXTS: Readonly<Record<Exclude<FieldKind['is'], 'choice' | 'link'>, string>> = {
  text: 'Texto',
  paragraphs: 'Texto, con saltos de línea',
  html: FILE_TEXTS.html,
  list: 'Lista de textos',
  webList: 'Lista de direcciones web',
  people: PEOPLE,
  periods: 'Lista: los días `desde` y `hasta`, AAAA-MM-DD; vacío si está abierto',
  partialDate: 'Año, año-mes o año-mes-día; vacío si no se sabe',
  instant: INSTANT,
  day: 'Día, AAAA-MM-DD; vacío si no hay',
};

const choicesText = (choices: readonly (readonly [value: string | number, label: string])[]): string =>
  choices.map(([value, label]) => (label === value ? label : `\`${value}\`: ${label}`)).join('; ');

const flag = (yes: string): string => `\`1\`: ${yes}; \`0\`: no`;

/** What no descriptor and no import says of a column, of any resource or of one. */
const OTHER_TEXTS: Readonly<Record<string, string>> = {
  id: 'Número que lo identifica entre los de su archivo, y en su dirección del portal',
  created_at: INSTANT,
  created_by: 'Nombre de usuario',
  updated_by: 'Nombre de usuario',
  orden: 'Número: su lugar en las listas',
  activo: flag('los visitantes lo ven'),
  pdf_bytes: 'Bytes del texto completo; `0` si no hay',
  origen: 'Archivo y fila de donde se importó, como JSON; `null` si no se importó',
  publicar_desde: INSTANT,
  publicar_hasta: INSTANT,
  'lineas.retirada': flag('ya no recibe proyectos'),
  'paginas.idioma': choicesText(Object.entries(IDIOMA_LABELS)),
  'paginas.lugar': choicesText(Object.entries(LUGAR_LABELS)),
  'identidad.categoria': `${CATEGORIAS.join('; ')}; vacío si no tiene`,
  'identidad.categoria_hasta': 'Día, AAAA-MM-DD; vacío si no hay',
  'identidad.creacion': 'Año o año-mes; vacío si no se sabe',
  'identidad.hero_fondo': HERO_FONDOS.join('; '),
  'identidad.publicado': '`true` o `false`',
  'identidad.bloques': 'Lista: cada bloque con `id`, `visible`, `titulo` y `texto`, en el orden del inicio',
  'identidad.divulgacion': 'Lista: `id` (el campo de `inicio.json` con su dirección), `nombre` y `texto`',
  'identidad.redirecciones': 'Lista: de la dirección `desde`, del sitio anterior, se llega a `hacia`',
};

function kindText(kind: FieldKind): string {
  if (kind.is === 'choice') {
    // Of several names of one value, the first is the label.
    const values = Map.groupBy(kind.choices, ({ value }) => value);
    return choicesText([...values].map(([value, [first]]) => [value, first?.label ?? '']));
  }
  return kind.is === 'link' ? referenceText(kind.to) : KIND_TEXTS[kind.is];
}

const referenceText = (to: string): string => `El \`id\` de \`${to}.json\`; \`null\` si no hay`;

/** The field of an import that fills the column. */
const importField = (recurso: EditedResource, column: string, name: string): ImportField | undefined =>
  serverPartsOf(serverResources, recurso).imports?.fields.find(
    (field) => (field.column ?? field.name) === column || field.name === name,
  );

function holdsOf(recurso: EditedResource, column: string, name: string): string {
  const { fileColumns, htmlColumns = [], references, linkColumns = [] } = partsOf(recurso);
  const file = fileColumns?.[column];
  if (file !== undefined) return FILE_TEXTS[file.holds];
  const reference = references?.[column];
  if (reference !== undefined) return referenceText(reference.to);
  const imported = importField(recurso, column, name);
  if (imported !== undefined && imported.kind.is !== 'text') return kindText(imported.kind);
  if (htmlColumns.includes(column)) return 'HTML';
  if (linkColumns.includes(column)) return 'Dirección web; vacío si no hay';
  return OTHER_TEXTS[`${recurso}.${column}`] ?? OTHER_TEXTS[column] ?? KIND_TEXTS.text;
}

/** The label in the catalogue; undefined without one. */
export function labelOf(recurso: EditedResource, column: string, name: string): string | undefined {
  const known: Readonly<Record<string, string>> = resources[recurso].fields;
  return known[name] ?? known[column] ?? OTHER_LABELS[name];
}

export function shapeOf(recurso: EditedResource): RecordShape {
  const { listColumns = [], imports } = serverPartsOf(serverResources, recurso);
  return { recurso, listColumns, hasMembers: imports?.members !== undefined };
}

/** The fields of the records of a kind. @param columns of its table */
export function explainedFields(recurso: EditedResource, columns: readonly string[]): ExplainedField[] {
  const fields = columns.flatMap((column) => {
    const name = fieldOf(recurso, column);
    if (name === null) return [];
    return [{ name, label: labelOf(recurso, column, name) ?? name, holds: holdsOf(recurso, column, name) }];
  });
  if (!shapeOf(recurso).hasMembers) return fields;
  const label = labelOf(recurso, MEMBERS_FIELD, MEMBERS_FIELD) ?? MEMBERS_FIELD;
  return [...fields, { name: MEMBERS_FIELD, label, holds: 'Lista de los `id` de `integrantes.json`' }];
}
