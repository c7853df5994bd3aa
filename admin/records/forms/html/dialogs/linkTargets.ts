import { SITE_PAGES, sitePages } from '../../../../../contract/addresses/sitePages.ts';
import { sitePaths } from '../../../../../contract/addresses/siteRoutes.ts';
import { LISTED } from '../../../../../contract/resources/recordPages.ts';
import { partsOf } from '../../../../../contract/resources/resources.ts';
import { type SearchedKind, siteResources } from '../../../../../contract/resources/siteResources.ts';
import { foldText } from '../../../../../contract/values/foldText.ts';
import { fieldsOf, textOf } from '../../../../../contract/values/tolerant.ts';
import type { FoundGroup } from '../../../../../contract/wire/busqueda.ts';
import type { PortalDataProvider } from '../../../../../dataProvider/index.ts';
import { resourceLabelOfMany } from '../../../../display/fieldLabel.ts';

/** What a link can lead to in the portal. */
export interface LinkTarget {
  key: string;
  group: string;
  label: string;
  /** a second line, or '' */
  detail: string;
  /** the path of its page; a record whose address staff give it, by that address */
  readPath: (dataProvider: PortalDataProvider) => Promise<string>;
}

/** The pages of the site whose names have a text. */
function pagesWith(text: string): LinkTarget[] {
  const pages = [
    ...SITE_PAGES.map((page) => ({ label: sitePages[page].name, path: sitePaths[page] })),
    ...LISTED.map((page) => ({ label: resourceLabelOfMany(page), path: sitePaths[page] })),
  ];
  return pages
    .filter(({ label }) => foldText(label).includes(foldText(text)))
    .map(({ label, path }) => ({ key: path, group: 'El sitio', label, detail: '', readPath: async () => path }));
}

async function pathOfRecord(dataProvider: PortalDataProvider, kind: SearchedKind, id: number): Promise<string> {
  const { addressColumn } = partsOf(kind);
  const { page } = siteResources[kind];
  if (addressColumn === undefined) return (sitePaths[page] as (id: number) => string)(id);
  const { data } = await dataProvider.getOne(kind, { id });
  return (sitePaths[page] as (address: string) => string)(textOf(fieldsOf(data)[addressColumn]));
}

/** The pages and records that a text finds. @param groups the records that the server found */
export const linkTargets = (text: string, groups: readonly FoundGroup[]): LinkTarget[] => [
  ...groups.flatMap(({ tipo, resultados }) =>
    resultados.map(({ id, nombre, fragmento, publico }) => ({
      key: `${tipo} ${id}`,
      group: resourceLabelOfMany(tipo),
      label: nombre,
      detail: [publico ? '' : 'Los visitantes no lo ven', fragmento].filter(Boolean).join(' · '),
      readPath: (dataProvider: PortalDataProvider) => pathOfRecord(dataProvider, tipo, id),
    })),
  ),
  ...pagesWith(text),
];
