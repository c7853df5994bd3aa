import { describe, expect, it } from 'vitest';
import { eventos } from '../../dataProvider/resources/eventos.ts';
import { proyectos } from '../../dataProvider/resources/proyectos.ts';
import * as staffRecords from '../support/builders/staffRecords.ts';
import { answerDone, answerRaw, mockedNetwork } from '../support/network.ts';
import { provider, selectedFile } from './mock.ts';

const received = mockedNetwork();
const STORED = { imagen: 'a.webp', descripcion_imagen: 'Una avenida' } as const;
const imagen = selectedFile('foto.png', 'image/png');
const SENT = { name: 'foto.png', type: 'image/png' };
const ofDraft = { rawFile: null, src: '/x.webp', title: 'Archivo del borrador' };

const CASES = [
  {
    resource: 'proyectos',
    stored: proyectos.read(staffRecords.aProyecto(STORED)),
    bare: proyectos.read(staffRecords.aProyecto()),
    update: 'updateProyecto',
    answered: { project: staffRecords.aProyecto({ imagen: 'b.webp', descripcion_imagen: 'Un puente', version: 8 }) },
  },
  {
    resource: 'eventos',
    stored: eventos.read(staffRecords.anEvento(STORED)),
    bare: eventos.read(staffRecords.anEvento()),
    update: 'updateEvento',
    answered: { evento: staffRecords.anEvento({ imagen: 'b.webp', descripcion_imagen: 'Un puente', version: 8 }) },
  },
] as const;

describe.each(CASES)('the picture of $resource', ({ resource, stored, bare, update, answered }) => {
  const { id } = stored;
  const save = (previousData: typeof stored | typeof bare, data: object) =>
    provider().update(resource, { id, data: { ...previousData, ...data }, previousData });
  /** The only request of the save. */
  const sent = () => {
    expect(received.map(({ name }) => name)).toEqual([update]);
    return received[0]?.body;
  };

  it('is sent with the other fields, in one request', async () => {
    answerRaw(update, { success: 1, message: 'Listo', ...answered });
    const { data } = await save(bare, { nombre: 'Otro', imagen, descripcion_imagen: 'Un puente' });
    expect(sent()).toMatchObject({ version: 7, nombre: 'Otro', descripcion_imagen: 'Un puente', imagen: SENT });
    expect(data).toMatchObject({ nombre_imagen: 'b.webp', descripcion_imagen: 'Un puente', version: 8 });
  });

  it('is sent if nothing else changed: its text', async () => {
    answerDone(update);
    await save(stored, { descripcion_imagen: 'Otra' });
    expect(sent()).toMatchObject({ descripcion_imagen: 'Otra' });
  });

  it('is sent if nothing else changed: its removal, without the text', async () => {
    answerDone(update);
    await save(stored, { imagen: false });
    expect(sent()).toMatchObject({ quitar_imagen: 1 });
    expect(sent()).not.toHaveProperty('descripcion_imagen');
  });

  it('has no text without a picture', async () => {
    answerDone(update);
    await save(bare, { nombre: 'Otro', descripcion_imagen: 'Nada' });
    expect(sent()).not.toHaveProperty('descripcion_imagen');
  });

  it('is not named if it did not change, since other servers may not know it', async () => {
    answerDone(update);
    await save(stored, { nombre: 'Otro' });
    for (const field of ['imagen', 'descripcion_imagen', 'quitar_imagen']) expect(sent()).not.toHaveProperty(field);
  });

  it('that the draft holds goes with its text', async () => {
    answerDone(update);
    await save(bare, { imagen: ofDraft, descripcion_imagen: 'Una avenida' });
    expect(sent()).toMatchObject({ descripcion_imagen: 'Una avenida' });
    expect(sent()).not.toHaveProperty('imagen');
  });
});
