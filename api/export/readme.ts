import { EDITED_RESOURCES, type EditedResource, isSingleRow, partsOf } from '../../contract/resources/resources.ts';
import { localDay, localTime } from '../../contract/values/localDay.ts';
import { resources } from '../../i18n/resources.ts';
import type { Database } from '../database/open.ts';
import {
  ADDRESSES_FILE,
  BIBLIOGRAPHY_FILE,
  DATA_FOLDER,
  FILES_FOLDER,
  fileOfKind,
  MERGERS_FILE,
  MISSING_FILE,
} from './entryNames.ts';
import { type ExplainedField, explainedFields, shapeOf } from './fields.ts';
import type { RecordShape } from './records.ts';

const ADDRESS_FIELDS: readonly ExplainedField[] = [
  { name: 'recurso', label: 'Tipo', holds: 'El archivo de `datos/` en que está el registro, sin `.json`' },
  { name: 'direccion', label: 'Dirección anterior', holds: 'El final de la dirección, en minúsculas' },
  { name: 'recurso_id', label: 'Registro', holds: 'Su `id`; el registro puede haberse eliminado' },
];

const MERGER_FIELDS: readonly ExplainedField[] = [
  { name: 'recurso', label: 'Tipo', holds: 'El archivo de `datos/` en que estaba el registro, sin `.json`' },
  { name: 'recurso_id', label: 'Registro', holds: 'El `id` que tenía' },
  { name: 'destino_id', label: 'Registro que quedó', holds: 'El `id` del registro del que ahora es parte' },
];

const manyOf = (recurso: EditedResource): string => resources[recurso].name.split(' |||| ')[1] ?? '';

/** Who may see a record. */
function visibilityText(recurso: EditedResource): string {
  const { visibility } = partsOf(recurso);
  if (visibility === undefined) return 'Hay un solo registro, y los visitantes lo ven.';
  if (!visibility.scheduled) return 'Los visitantes ven todos los registros, también los retirados.';
  const schedule = '`publicar_desde` está vacío o ya pasó, y `publicar_hasta` está vacío o no ha llegado';
  const active = visibility.activeColumn === null ? '' : `\`${visibility.activeColumn}\` es \`1\`, `;
  return `Los visitantes ven los registros en que ${active}${schedule}.`;
}

/** The fields that somebody chooses not to show. */
const choicesText = (recurso: EditedResource): string[] =>
  Object.entries(partsOf(recurso).shownBy ?? {}).map(
    ([field, choice]) => `Los visitantes ven \`${field}\` solo si \`${choice}\` es \`1\`.`,
  );

const tableOf = (fields: readonly ExplainedField[]): string =>
  ['| Campo | Nombre | Contenido |', '| --- | --- | --- |']
    .concat(fields.map(({ name, label, holds }) => `| \`${name}\` | ${label} | ${holds} |`))
    .join('\n');

const sectionOf = (recurso: EditedResource, columns: readonly string[]): string =>
  [
    `### ${manyOf(recurso)}: \`${fileOfKind(recurso)}\``,
    isSingleRow(recurso) ? 'Un objeto.' : 'Una lista, con un registro en cada línea.',
    [visibilityText(recurso), ...choicesText(recurso)].join(' '),
    tableOf(explainedFields(recurso, columns)),
  ].join('\n\n');

const introduction = (now: Date): string => {
  const instant = now.toISOString();
  return `# Todo el contenido del portal

Esta es una copia de lo que el grupo ha escrito en su portal, tal como estaba el ${localDay(instant)} a las ${localTime(instant)}, hora de Bogotá.
Cualquier programa puede leerla: son archivos de texto en UTF-8 y los archivos que se subieron.

| Archivo | Contenido |
| --- | --- |
| \`${DATA_FOLDER}/\` | los registros, un archivo JSON por tipo; también los inactivos y los programados |
| \`${FILES_FOLDER}/\` | las imágenes, en su mayor tamaño, los PDF y los videos; los registros los nombran |
| \`${BIBLIOGRAPHY_FILE}\` | los productos en BibTeX, para gestores de referencias |
| \`${MISSING_FILE}\` | si está: los archivos que los registros nombran y que el portal ya no tiene |
| \`SHA256SUMS\` | la suma SHA-256 de cada archivo: \`sha256sum -c SHA256SUMS\` comprueba que están completos |

No están los usuarios del portal, sus sesiones, las visitas, la historia de cambios, los borradores ni la Papelera: para eso es el respaldo, que solo lee este portal.
Hay correos electrónicos y fotografías de personas: guarde esta copia en un lugar seguro.

## La lista de publicaciones

Cada registro de \`${DATA_FOLDER}/productos.json\` es una publicación. Su título es \`nombre\`, sus autores están en \`autores\`, en su orden, y su fecha en \`fecha_publicacion\` (con \`en_prensa\` en \`1\`,
aún no la tiene). \`revista\`, \`titulo_libro\`, \`evento_nombre\`, \`institucion\` y \`editorial\` dicen dónde se publicó, según \`tipo\`. \`doi\` se abre en \`https://doi.org/\`, \`enlace\` tal como está, y
\`pdf\` es su texto completo en \`${FILES_FOLDER}/\`; \`acceso\` dice quién puede leerlo. \`proyecto_id\` es el \`id\` de su proyecto en \`${DATA_FOLDER}/proyectos.json\`, cuya línea es \`id_linea\`.

## Los campos`;
};

/** What each file and each field is, for people without the portal. */
async function readme(db: Database, now: Date): Promise<string> {
  const tables = await db.introspection.getTables();
  const columns = new Map(tables.map((table) => [table.name, table.columns.map(({ name }) => name)]));
  const sections = EDITED_RESOURCES.map((recurso) => sectionOf(recurso, columns.get(recurso) ?? []));
  const addresses = [
    `### Direcciones anteriores: \`${ADDRESSES_FILE}\``,
    'Una lista: las direcciones que tuvo la página de un registro, desde las que se llega a la de ahora. Las de un sitio anterior son las `redirecciones` de `identidad.json`.',
    tableOf(ADDRESS_FIELDS),
  ].join('\n\n');
  const mergers = [
    `### Fusiones: \`${MERGERS_FILE}\``,
    'Una lista: los registros que se unieron a otros. La dirección de su página lleva a la del que quedó.',
    tableOf(MERGER_FIELDS),
  ].join('\n\n');
  return `${[introduction(now), ...sections, addresses, mergers].join('\n\n')}\n`;
}

/** What an export needs of all resources, whose code the thread that makes it does not load: it would take as much memory as the files. */
export interface ExportDescription {
  readme: string;
  shapes: readonly RecordShape[];
}

/** @param db of the version of this code */
export const describeExport = async (db: Database, now: Date): Promise<ExportDescription> => ({
  readme: await readme(db, now),
  shapes: EDITED_RESOURCES.map(shapeOf),
});
