import { afterAll, beforeAll, expect, it } from 'vitest';
import { signposting } from '../../api/pages/head/signposting.ts';
import { type SitePage, sitePages } from '../../contract/addresses/sitePages.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { newProducto } from '../support/builders/inputs.ts';
import { aProducto } from '../support/builders/publicRecords.ts';
import { nodeOf, trailOf } from '../support/jsonLdNodes.ts';
import { answered, factsOf, ORIGIN } from '../support/pageFacts.ts';
import { testApp } from '../support/testApp.ts';

const row: SitePage = sitePages.accesibilidad;
const before = { ...row };
const PATH = sitePaths.accesibilidad;

// No page of the site is the collection of a list. Another one becomes it.
beforeAll(() => {
  Object.assign(row, { lists: ['productos'], collection: true } satisfies Partial<SitePage>);
});
afterAll(() => {
  Object.assign(row, { ...before, collection: undefined });
});

const facts = factsOf(PATH, {
  answers: answered('listPublicProductos', {}, { success: '1', message: '', products: [aProducto()] }),
});
const ITEM = ORIGIN + sitePaths.producto(1, 'Guía de carga');

it('the graph of a page whose content is a list has its records and its own name', () => {
  const page = nodeOf(facts, 'CollectionPage');
  expect(page).toMatchObject({ name: 'Accesibilidad', url: ORIGIN + PATH, description: 'D' });
  expect(page?.mainEntity).toMatchObject({ numberOfItems: 1, itemListElement: [{ url: ITEM }] });
  expect(trailOf(facts)[1]).toEqual([2, 'Accesibilidad', ORIGIN + PATH]);
});

it('its Link header names the records', () => {
  const link = signposting(facts);
  expect(link).toContain('<https://schema.org/CollectionPage>; rel="type"');
  expect(link).toContain(`<${ITEM}>; rel="item"`);
});

it('its linkset has the records that visitors see', async () => {
  await using portal = await testApp({ publicUrl: ORIGIN });
  const id = await newProducto(await portal.staff(), { nombre: 'Casco' });
  const { linkset } = (await portal.app.inject(`${PATH}/linkset.json`)).json();
  expect(linkset).toMatchObject([
    {
      anchor: ORIGIN + PATH,
      type: [{ href: 'https://schema.org/CollectionPage' }],
      item: [{ href: ORIGIN + sitePaths.producto(id, 'Casco') }],
    },
  ]);
});
