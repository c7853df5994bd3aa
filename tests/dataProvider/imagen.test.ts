import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../contract/calls/messages.ts';
import { eventos } from '../../dataProvider/resources/eventos.ts';
import { proyectos } from '../../dataProvider/resources/proyectos.ts';
import * as staffRecords from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerPending, answerRaw, bodiesOf, mockedNetwork } from '../support/network.ts';
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
    picture: 'updateImagenProyecto',
  },
  {
    resource: 'eventos',
    stored: eventos.read(staffRecords.anEvento(STORED)),
    bare: eventos.read(staffRecords.anEvento()),
    update: 'updateEvento',
    picture: 'updateImagenEvento',
  },
] as const;

describe.each(CASES)('the picture of $resource', ({ resource, stored, bare, update, picture }) => {
  const { id } = stored;
  const save = (previousData: typeof stored | typeof bare, data: object) =>
    provider().update(resource, { id, data: { ...previousData, ...data }, previousData });
  const answerPicture = (fields: object) => answerRaw(picture, { success: 1, message: 'Listo', ...fields });
  const calls = () => received.map(({ name, body }) => [name, body]);

  it('is sent after the other fields, with the version that they led to', async () => {
    answerDone(update);
    answerPicture({ imagen: 'b.webp', descripcion_imagen: 'Un puente' });
    const { data } = await save(bare, { nombre: 'Otro', imagen, descripcion_imagen: 'Un puente' });
    expect(received.map(({ name }) => name)).toEqual([update, picture]);
    expect(received[0]?.body).not.toHaveProperty('descripcion_imagen');
    expect(received[1]?.body).toEqual({ id: String(id), version: '8', descripcion_imagen: 'Un puente', imagen: SENT });
    expect(data).toMatchObject({
      nombre: 'Otro',
      nombre_imagen: 'b.webp',
      descripcion_imagen: 'Un puente',
      version: 9,
    });
  });

  it('leaves the record of the published draft, if it is cancelled after the other fields', async () => {
    answerDone(update);
    answerPending(picture);
    const cancel = new AbortController();
    const saving = provider({ onWrite: () => ({ signal: cancel.signal, end: () => {} }) }).update(resource, {
      id,
      data: { ...bare, nombre: 'Otro', imagen, descripcion_imagen: 'Un puente' },
      previousData: bare,
      meta: { borrador_id: 4, borrador_version: 1, borrador_archivo: 0 },
    });
    const cancelled = expect(saving).rejects.toMatchObject({
      status: 0,
      message: messages.saving.cancelled,
      body: { isPublished: true, saved: { nombre: 'Otro', version: 8, nombre_imagen: null } },
    });
    await vi.waitFor(() => expect(bodiesOf(picture)).toHaveLength(1));
    cancel.abort();
    await cancelled;
  });

  it('is sent alone if nothing else changed: its text, or its removal', async () => {
    answerPicture({ imagen: 'a.webp', descripcion_imagen: 'Otra' });
    await save(stored, { descripcion_imagen: 'Otra' });
    answerPicture({ imagen: null, descripcion_imagen: '' });
    const { data } = await save(stored, { imagen: false });
    expect(calls()).toEqual([
      [picture, { id: String(id), version: '7', descripcion_imagen: 'Otra' }],
      [picture, { id: String(id), version: '7', quitar_imagen: '1' }],
    ]);
    expect(data).toMatchObject({ nombre_imagen: null, descripcion_imagen: '', version: 8 });
  });

  it('has no text without a picture', async () => {
    answerDone(update);
    await save(bare, { nombre: 'Otro', descripcion_imagen: 'Nada' });
    expect(received.map(({ name }) => name)).toEqual([update]);
    expect(received[0]?.body).not.toHaveProperty('descripcion_imagen');
  });

  it('that the draft holds goes with the call that publishes it', async () => {
    answerDone(update);
    if (resource === 'proyectos') {
      answer('getProyecto', { ...staffRecords.aDetail(), project: staffRecords.aProyecto(STORED) });
    } else answer('getEvento', { success: 1, evento: staffRecords.anEvento(STORED) });
    const { data } = await save(bare, { imagen: ofDraft, descripcion_imagen: 'Una avenida' });
    expect(received[0]).toMatchObject({ name: update, body: { descripcion_imagen: 'Una avenida' } });
    expect(received.map(({ name }) => name)).not.toContain(picture);
    expect(data).toMatchObject({ nombre_imagen: 'a.webp', descripcion_imagen: 'Una avenida' });
  });

  it('that is refused after the other fields leaves them saved, and says so', async () => {
    answerDone(update);
    answerRaw(picture, { success: 0, message: 'El archivo no es una imagen válida' }, 415);
    const message = 'Los datos se guardaron, pero la imagen no. El archivo no es una imagen válida';
    const changes = { nombre: 'Otro', imagen, descripcion_imagen: 'Un puente' };
    const saved = { nombre: 'Otro', nombre_imagen: null, descripcion_imagen: '', version: 8 };
    await expect(save(bare, changes)).rejects.toMatchObject({ status: 415, message, body: { saved } });
  });

  it('that is in conflict after the other fields says what was saved', async () => {
    answerDone(update);
    answerRaw(picture, { success: 0, message: 'Otra versión', actual: { ...STORED, version: 9 } }, 409);
    const changes = { nombre: 'Otro', imagen, descripcion_imagen: 'Un puente' };
    const body = { actual: { version: 9 }, saved: { nombre: 'Otro', descripcion_imagen: '', version: 8 } };
    await expect(save(bare, changes)).rejects.toMatchObject({ status: 409, message: 'Otra versión', body });
  });
});
