import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { pathOfUpload } from '../../../contract/addresses/uploads.ts';
import { isWebUrl } from '../../../contract/fields/webUrl.ts';
import type { RecordPage } from '../../../contract/resources/recordPages.ts';
import type { Pictured } from '../../../contract/resources/siteResources.ts';
import type { PRODUCTO_TIPOS } from '../../../contract/values/constants.ts';
import type { ListedRecord } from '../names/names.ts';

/** Values of a graph: an empty one is left out. */

export const filled = (text: string): string | undefined => text.trim() || undefined;

export const filledList = <T>(items: readonly T[]): readonly T[] | undefined =>
  items.length === 0 ? undefined : items;

export const webUrls = (texts: readonly string[]): readonly string[] | undefined =>
  filledList(texts.map((text) => text.trim()).filter(isWebUrl));

/** The address of a record's picture in its largest width. */
export const imageUrl = (recurso: Pictured, nombre: string | null, origin: string): string | undefined =>
  !nombre ? undefined : origin + pathOfUpload(recurso, nombre);

export const groupRef = (origin: string) => ({ '@id': `${origin}${sitePaths.inicio}#grupo` });

/** A record by its schema.org type, name and address. Its `@id` is the address of its page with a fragment. */
export const recordRef = <T extends string>(
  type: T,
  kind: RecordPage,
  { nombre, path }: ListedRecord,
  origin: string,
) => ({
  '@type': type,
  '@id': `${origin}${path}#${kind}`,
  name: nombre,
  url: origin + path,
});

type ProductoTipo = (typeof PRODUCTO_TIPOS)[number];

const PRODUCTO_TYPES = {
  'Artículo científico': 'ScholarlyArticle',
  Libro: 'Book',
  'Capítulo de libro': 'Chapter',
  Conferencia: 'CreativeWork',
  Poster: 'CreativeWork',
  Software: 'SoftwareApplication',
  Patente: 'CreativeWork',
  'Informe técnico': 'Report',
  Otro: 'CreativeWork',
} as const satisfies Record<ProductoTipo, string>;

type ProductoType = (typeof PRODUCTO_TYPES)[ProductoTipo];

export const productoType = (tipo: string): ProductoType =>
  Object.hasOwn(PRODUCTO_TYPES, tipo) ? PRODUCTO_TYPES[tipo as ProductoTipo] : 'CreativeWork';
