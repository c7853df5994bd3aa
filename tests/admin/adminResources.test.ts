import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AdminParts } from '../../admin/addresses/adminResource.ts';
import { pathsUnder } from '../../admin/addresses/paths.ts';
import { adminResources } from '../../admin/resources/resources.ts';
import { RESOURCE_NAMES } from '../../contract/resources/resources.ts';
import { PASOS } from '../../contract/values/primerosPasos.ts';

const all = Object.values<AdminParts>(adminResources);
const paths = pathsUnder('/admin', adminResources);

it('lists every address of the back office in docs/behaviour.md', () => {
  const behaviour = readFileSync(path.join(import.meta.dirname, '../../docs/behaviour.md'), 'utf8');
  const addresses = Object.values(paths).flatMap((to) =>
    typeof to === 'string' ? [to] : [to.list, to.form(':id'), to.create.to],
  );
  expect(addresses.length).toBeGreaterThan(20);
  const written = new Set(addresses.map((address) => address.replace(/\?.*/, '')));
  expect([...written].filter((address) => !behaviour.includes(`\`${address}\``))).toEqual([]);
});

describe.each(RESOURCE_NAMES)('%s', (name) => {
  const { addresses, routes = {}, screens = {} }: AdminParts = adminResources[name];
  const shown = new Set([
    ...Object.keys(routes),
    ...(screens.list ? [`/${name}`] : []),
    ...(screens.create ? [`/${name}/create`] : []),
    ...(screens.edit ? [`/${name}/:id`] : []),
  ]);

  it.each(Object.entries(addresses))('has a screen at the address of its %s', (_, address) => {
    expect(shown).toContain(address.replace(/\?.*/, ''));
  });
});

it('has each of the first steps once', () => {
  const steps = all.flatMap(({ firstStep }) => firstStep?.paso ?? []);
  expect(steps.toSorted()).toEqual(PASOS.toSorted());
});

it('gives each card of the dashboard a place of its own', () => {
  const places = all.flatMap(({ card }) => card?.place ?? []);
  expect(places.toSorted()).toEqual([1, 2, 3, 4, 5]);
});
