import { describe, expect, it } from 'vitest';
import { integrantes } from '../../dataProvider/resources/integrantes.ts';
import { anIntegrante } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, mockedNetwork } from '../support/network.ts';
import { ALL_RECORDS, provider, selectedFile } from './mock.ts';

const received = mockedNetwork();
const previousData = integrantes.read(anIntegrante());
const photo = selectedFile('foto.png', 'image/png');

describe('integrantes: reading', () => {
  it('searches first and last names', async () => {
    answer('listIntegrantes', {
      success: 1,
      integrantes: [anIntegrante(), anIntegrante({ id: 6, apellidos: 'Ruiz' })],
    });
    const { data, total } = await provider().getList('integrantes', { ...ALL_RECORDS, filter: { q: 'nunez' } });
    expect([data, total]).toEqual([[previousData], 1]);
  });

  it('getOne returns the same fields as the list', async () => {
    answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
    expect((await provider().getOne('integrantes', { id: 5 })).data).toEqual(previousData);
  });

  it.each([
    [{ email: undefined }, {}],
    [{ correo: undefined }, {}],
    [{ id: '5', grupo: '1' }, {}],
    [{ estudios: '["Maestría","Doctorado"]', areas_tematicas: 'Salud' }, {}],
    [{ estudios: 'Maestría, Doctorado,, ' }, {}],
    [{ grupo: '2' }, { grupo: 2 }],
    [{ nombre_imagen: '' }, { nombre_imagen: null }],
    [
      { profesion: null, url_hv: null },
      { profesion: '', url_hv: '' },
    ],
  ])('tolerates %j', async (wire, expected) => {
    answerRaw('listIntegrantes', { success: '1', integrantes: [{ ...anIntegrante(), ...wire }] });
    const { data } = await provider().getList('integrantes', ALL_RECORDS);
    expect(data).toEqual([{ ...previousData, ...expected }]);
  });
});

describe('integrantes: writing', () => {
  const data = { nombres: 'Ana', apellidos: 'Núñez', cargo: 'Investigadora', grupo: 1 as const };

  it('sends a new record as multipart', async () => {
    answer('addIntegrante', { success: 1, message: 'Listo', integrante: anIntegrante({ id: 9 }) });
    const sent = {
      ...data,
      email: 'ana@example.org',
      estudios: ['Maestría', ' '],
      areas_tematicas: 'Salud, Vías',
      imagen: photo,
    };
    const created = await provider().create('integrantes', { data: sent });
    expect(created.data).toEqual({ ...previousData, id: 9 });
    expect(received[0]?.body).toEqual({
      nombres: 'Ana',
      apellidos: 'Núñez',
      cargo: 'Investigadora',
      profesion: '',
      email: 'ana@example.org',
      estudios: '["Maestría"]',
      areas_tematicas: '["Salud","Vías"]',
      created_by: 'lpena',
      grupo: '1',
      imagen: { name: 'foto.png', type: 'image/png' },
    });
  });

  it('creates without a picture, and with only the links that are filled in', async () => {
    answer('addIntegrante', { success: 1, message: 'Listo', integrante: anIntegrante() });
    await provider().create('integrantes', { data: { ...data, url_hv: 'https://example.org/hv', imagen: null } });
    expect(received[0]?.body).not.toHaveProperty('imagen');
    expect(received[0]?.body).not.toHaveProperty('url_linkedin');
    expect(received[0]?.body).toMatchObject({ url_hv: 'https://example.org/hv' });
  });

  it('sends an update as multipart, with correo instead of email', async () => {
    answerDone('updateIntegrante');
    const changed = { ...previousData, cargo: 'Directora', email: 'otra@example.org' };
    const updated = await provider().update('integrantes', { id: 5, data: changed, previousData });
    expect(updated.data).toEqual(changed);
    expect(received.map(({ name, body }) => [name, body])).toEqual([
      [
        'updateIntegrante',
        {
          id: '5',
          version: '7',
          nombres: 'Ana',
          apellidos: 'Núñez',
          cargo: 'Directora',
          profesion: 'Ingeniera',
          grupo: '1',
          url_linkedin: 'https://example.org/in',
          url_hv: 'https://example.org/hv',
          correo: 'otra@example.org',
          estudios: '["Maestría","Doctorado"]',
          areas_tematicas: '["Salud"]',
        },
      ],
    ]);
  });

  it('sends a chosen picture, and returns the record of the answer', async () => {
    const integrante = anIntegrante({ nombre_imagen: 'b2.webp' });
    answerRaw('updateIntegrante', { success: 1, message: 'Hecho', integrante });
    const { data: updated } = await provider().update('integrantes', { id: 5, data: { imagen: photo }, previousData });
    expect(updated).toEqual({ ...previousData, nombre_imagen: 'b2.webp' });
    expect(received.map(({ name, body }) => [name, body])).toEqual([
      ['updateIntegrante', expect.objectContaining({ imagen: { name: 'foto.png', type: 'image/png' } })],
    ]);
  });

  it('updates several sequentially', async () => {
    answer('listIntegrantes', {
      success: 1,
      integrantes: [anIntegrante(), anIntegrante({ id: 6 }), anIntegrante({ id: 7 })],
    });
    answerDone('updateIntegrante');
    await provider().updateMany('integrantes', { ids: [5, 7], data: { grupo: 2 } });
    expect(received.slice(1).map(({ body }) => body)).toMatchObject([
      { id: '5', grupo: '2' },
      { id: '7', grupo: '2' },
    ]);
  });

  it('maps an error of correo to the form field email', async () => {
    answerRaw('updateIntegrante', { success: 0, message: 'Revise', errors: { correo: 'No es válido' } }, 422);
    await expect(provider().update('integrantes', { id: 5, data: { email: 'x' }, previousData })).rejects.toMatchObject(
      {
        body: { errors: { email: 'No es válido', root: { serverError: 'Revise' } } },
      },
    );
  });
});
