import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { adapters } from '../../dataProvider/index.ts';
import { aConvenio, anEvento, anInicio, anIntegrante, aProducto, aProyecto } from '../support/builders/staffRecords.ts';
import { answerDone, answerRaw, mockedNetwork } from '../support/network.ts';
import { provider } from './mock.ts';

const received = mockedNetwork();
const MESSAGE = 'Otra persona cambió este registro mientras usted lo editaba.';

/** Resource, update call, wire record, change. */
const CASES = [
  ['proyectos', 'updateProyecto', aProyecto(), { nombre: 'Otro' }],
  ['integrantes', 'updateIntegrante', anIntegrante(), { cargo: 'Otro' }],
  ['productos', 'updateProducto', aProducto(), { nombre: 'Otro' }],
  ['convenios', 'updateConvenio', aConvenio(), { nombre: 'Otro' }],
  ['eventos', 'updateEvento', anEvento(), { lugar: 'Otro' }],
  ['inicio', 'updateConfiguracion', anInicio(), { codigo: 'Otro' }],
] as const satisfies readonly [keyof typeof adapters, EndpointName, object, object][];

const sentVersion = () => Number((received[0]?.body as { version?: unknown } | undefined)?.version);

describe.each(CASES)('%s', (resource, name, wire, data) => {
  const { read } = adapters[resource];
  const previousData = read({ ...wire });
  const { id } = previousData;

  it('rejects a stale save with 409 and the stored record', async () => {
    const raw = { success: 0, message: MESSAGE, actual: { ...wire, version: 9 } };
    answerRaw(name, raw, 409);
    const error = await provider()
      .update(resource, { id, data, previousData })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 409, message: MESSAGE });
    expect((error as HttpError).body).toEqual({
      serverMessage: MESSAGE,
      raw,
      actual: { ...previousData, version: 9 },
      isOwn: false,
    });
    expect(sentVersion()).toBe(7);
  });

  it('says that the stored record is its own if an earlier attempt, whose answer was lost, has stored it', async () => {
    const raw = { success: 0, message: MESSAGE, actual: { ...wire, version: 8 }, guardado: 1 };
    answerRaw(name, raw, 409);
    await expect(provider().update(resource, { id, data, previousData })).rejects.toMatchObject({
      body: { actual: { ...previousData, version: 8 }, isOwn: true },
    });
  });

  it('sends the version of the form, not that of the previous record', async () => {
    answerDone(name);
    await provider().update(resource, { id, data: { ...data, version: 5 }, previousData });
    expect(sentVersion()).toBe(5);
  });

  it('sends no version when the server has none', async () => {
    answerDone(name);
    await provider().update(resource, { id, data, previousData: { ...previousData, version: null } });
    expect(received[0]?.body).not.toHaveProperty('version');
  });
});
