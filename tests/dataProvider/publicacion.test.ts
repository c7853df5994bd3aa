import { expect, it } from 'vitest';
import { withChangedSchedule } from '../../dataProvider/resources/recordParts.ts';
import { aConvenio, anEvento, anIntegrante, aProducto, aProyecto } from '../support/builders/inputs.ts';
import { rowOf } from '../support/database.ts';
import { aLogo } from '../support/images.ts';
import { connectedProviders } from './connected.ts';

const DESDE = '2026-12-01T13:00:00.000Z';
const HASTA = '2026-12-02T13:00:00.000Z';
const NEW = {
  proyectos: aProyecto(),
  integrantes: anIntegrante(),
  productos: aProducto(),
  convenios: { ...aConvenio(), archivo: { rawFile: new File([aLogo()], 'logo.svg', { type: 'image/svg+xml' }) } },
  eventos: anEvento(),
} as const;

it.each(Object.keys(NEW) as (keyof typeof NEW)[])('%s send their dates when they change', async (resource) => {
  await using connected = await connectedProviders();
  const { data, server } = connected;
  const { activo: _, ...fields } = { activo: true, ...NEW[resource], publicar_desde: DESDE };
  const { data: created } = await data.create(resource, { data: fields });
  const stored = async () => {
    const { publicar_desde, publicar_hasta } = (await rowOf(server.db, resource, created.id)) ?? {};
    return [publicar_desde, publicar_hasta];
  };
  expect(await stored()).toEqual([DESDE, '']);
  const { data: previousData } = await data.getOne(resource, { id: created.id });
  expect(previousData).toMatchObject({ publicar_desde: DESDE, publicar_hasta: '' });
  const { data: updated } = await data.update(resource, {
    id: created.id,
    data: { publicar_hasta: HASTA },
    previousData,
  });
  expect(await stored()).toEqual([DESDE, HASTA]);
  await data.update(resource, { id: created.id, data: { publicar_desde: '' }, previousData: updated });
  expect(await stored()).toEqual(['', HASTA]);
});

it('sends no date that did not change', () => {
  const before = { publicar_desde: DESDE, publicar_hasta: '' };
  expect(withChangedSchedule(before, before)).toEqual({});
  expect(withChangedSchedule({ publicar_desde: '', publicar_hasta: '' }, {})).toEqual({});
  expect(withChangedSchedule({ publicar_desde: '', publicar_hasta: '' }, before)).toEqual({ publicar_desde: '' });
});
