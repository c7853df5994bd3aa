import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SitePart } from '../../contract/resources/resource.ts';
import { partsOf, RECORD_KINDS } from '../../contract/resources/resources.ts';
import { siteResources } from '../../contract/resources/siteResources.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

let columns: ReadonlyMap<string, readonly string[]>;
let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
  const tables = await portal.db.introspection.getTables();
  columns = new Map(tables.map((table) => [table.name, table.columns.map(({ name }) => name)]));
});
afterAll(() => portal[Symbol.asyncDispose]());

/** What the name of a column says that it holds: a descriptor without it would lose the column in silence. */
const HELD = [
  ['linkColumns', /^(url_|enlace$)/],
  ['linkListColumns', /^urls_/],
  ['fileColumns', /^(imagen|nombre_imagen|logo|pdf|texto)$/],
  ['htmlColumns', /^texto$/],
  ['references', /^(linea|proyecto|producto|integrante|evento)_id$/],
] as const;

const namesIn = (part: readonly string[] | object | undefined): string[] =>
  Array.isArray(part) ? [...part] : Object.keys(part ?? {});

describe.each(RECORD_KINDS)('the descriptor of %s', (kind) => {
  it.each(HELD)('has its columns in %s', (part, name) => {
    const found = columns.get(kind)?.filter((column) => name.test(column));
    expect(namesIn(partsOf(kind)[part]).sort()).toEqual(found?.sort());
  });

  it('has the widths of its uploaded pictures', () => {
    const site: SitePart = kind in siteResources ? siteResources[kind] : {};
    const hasPicture = Object.values(partsOf(kind).fileColumns ?? {}).some(
      ({ upload }) => upload !== undefined && upload !== 'pdf',
    );
    expect(site.pictures !== undefined).toBe(hasPicture);
  });
});
