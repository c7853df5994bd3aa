import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../../contract/calls/endpoints.ts';
import type { StaffInicio } from '../../../contract/entities/inicio.ts';
import {
  aConvenio,
  aDetail,
  anEvento,
  anInicio,
  anIntegrante,
  aProducto,
  aProyecto,
} from '../../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork } from '../../support/network.ts';
import { openAt, press, signIn, write } from '../backOffice.tsx';

const received = mockedNetwork();

const inicio = (fields: object) => {
  const texts = Object.fromEntries(Object.keys(anInicio()).map((name) => [name, '']));
  const objetivo = '<p>Investigar</p>';
  return { success: 1, data: [{ ...texts, objetivo, version: 7, ...fields } as unknown as StaffInicio] };
};

interface Case {
  at: string;
  load: EndpointName;
  save: EndpointName;
  /** the answer of `load`, at first and after another person's change */
  before: object;
  after: object;
  typed: RegExp;
  /** the field that the other person changed, and its wire name */
  other: RegExp;
  otherName: string;
  typedName: string;
  button: string;
}

const CASES: Case[] = [
  {
    at: '/detalle_proyecto/3',
    load: 'getProyecto',
    save: 'updateProyecto',
    before: aDetail(),
    after: { ...aDetail(), project: aProyecto({ objetivo: 'De otra persona', version: 8 }) },
    typed: /^Nombre/,
    typedName: 'nombre',
    other: /^Objetivo/,
    otherName: 'objetivo',
    button: 'Guardar',
  },
  {
    at: '/integrante_detail/5',
    load: 'getIntegrante',
    save: 'updateIntegrante',
    before: { success: 1, investigador: anIntegrante(), proyectos: [] },
    after: { success: 1, investigador: anIntegrante({ profesion: 'De otra persona', version: 8 }), proyectos: [] },
    typed: /^Cargo/,
    typedName: 'cargo',
    other: /^Profesión/,
    otherName: 'profesion',
    button: 'Guardar cambios',
  },
  {
    at: '/convenios/editar_convenio/4',
    load: 'getConvenio',
    save: 'updateConvenio',
    before: { success: 1, convenio: aConvenio() },
    after: { success: 1, convenio: aConvenio({ descripcion: 'De otra persona', version: 8 }) },
    typed: /^Nombre/,
    typedName: 'nombre',
    other: /^Descripción/,
    otherName: 'descripcion',
    button: 'Guardar cambios',
  },
  {
    at: '/eventos/editar_evento/6',
    load: 'getEvento',
    save: 'updateEvento',
    before: { success: 1, evento: anEvento() },
    after: { success: 1, evento: anEvento({ lugar: 'De otra persona', version: 8 }) },
    typed: /^Nombre del evento/,
    typedName: 'nombre',
    other: /^Lugar/,
    otherName: 'lugar',
    button: 'Guardar cambios',
  },
  {
    at: '/conf_inicio',
    load: 'getConfiguracion',
    save: 'updateConfiguracion',
    before: inicio({}),
    after: inicio({ direccion: 'De otra persona', version: 8 }),
    typed: /^Código del grupo/,
    typedName: 'codigo',
    other: /^Dirección/,
    otherName: 'direccion',
    button: 'Guardar cambios',
  },
];

beforeEach(() => {
  signIn();
  answer('listConvenios', { success: 1, convenios: [aConvenio()] });
  answer('listEventos', { success: 1, eventos: [anEvento()] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('listProductos', { success: 1, products: [aProducto()] });
  answer('listLineas', { success: 1, lineas: [] });
});

const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
const loads = (name: EndpointName) => received.filter((call) => call.name === name).length;

/** Opens the form, types in a field, and loads the record again after another person changed another field. */
async function typeAndReload({ at, load, before, after, typed }: Case) {
  answerRaw(load, before);
  openAt(at);
  await screen.findByLabelText(typed);
  write(typed, 'A medio escribir');
  answerRaw(load, after);
  const count = loads(load);
  press('Actualizar');
  await waitFor(() => expect(loads(load)).toBeGreaterThan(count));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actualizar' })).toBeTruthy());
}

describe('a record that is loaded again', () => {
  it.each(CASES)('$at keeps what was typed, and saves it with what another person changed', async (opened) => {
    await typeAndReload(opened);
    expect(value(opened.typed)).toBe('A medio escribir');
    answerDone(opened.save);
    press(opened.button);
    await waitFor(() => expect(bodiesOf(opened.save)).toHaveLength(1));
    expect(bodiesOf(opened.save)).toMatchObject([
      { [opened.typedName]: 'A medio escribir', [opened.otherName]: 'De otra persona' },
    ]);
    expect(String((bodiesOf(opened.save)[0] as { version: unknown }).version)).toBe('8');
  });

  it.each(CASES)(
    '$at shows what another person changed if nothing was typed',
    async ({ at, load, before, after, other }) => {
      answerRaw(load, before);
      openAt(at);
      await screen.findByLabelText(other);
      answerRaw(load, after);
      press('Actualizar');
      await waitFor(() => expect(value(other)).toBe('De otra persona'));
    },
  );
});
