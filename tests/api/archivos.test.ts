import { describe, expect, it } from 'vitest';
import { IMAGE_MAX_BYTES } from '../../contract/values/constants.ts';
import { aLogo, anImage } from '../support/images.ts';
import { aPdf } from '../support/pdf.ts';
import { testApp } from '../support/testApp.ts';

describe('a file of a text', () => {
  it('is stored when it is sent, and answered with its name and size', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const picture = await staff.call('addArchivo', { body: {}, file: await anImage({ ancho: 2_000 }) });
    expect(picture).toEqual({
      success: 1,
      message: 'Archivo guardado. Falta guardar el texto.',
      nombre: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
      tipo: 'image/webp',
      bytes: expect.any(Number),
      ancho: 1_280,
      alto: 960,
    });
    const widths = await portal.db
      .selectFrom('imagenes')
      .where('nombre', '=', picture.nombre)
      .select('ancho')
      .execute();
    expect(widths.map(({ ancho }) => ancho).sort((a, b) => a - b)).toEqual([320, 480, 640, 960, 1_280]);
    const pdf = aPdf();
    expect(await staff.call('addArchivo', { body: {}, file: pdf })).toMatchObject({
      nombre: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/),
      tipo: 'application/pdf',
      bytes: pdf.size,
      ancho: null,
      alto: null,
    });
    const sent = await portal.db.selectFrom('archivos').selectAll().execute();
    expect(sent.map(({ created_by }) => created_by)).toEqual(['maria.prueba', 'maria.prueba']);
  });

  it('is refused with the reason if it is a drawing, something else, too large or absent', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const answerTo = async (file?: Blob) => {
      const { status, body } = await staff.send('addArchivo', { body: {}, file });
      return [status, body.message];
    };
    const types = 'Solo se permiten archivos JPG, JPEG, PNG, GIF, WebP y PDF';
    expect(await answerTo(aLogo())).toEqual([415, types]);
    expect(await answerTo(new Blob(['hola']))).toEqual([415, types]);
    const large = await anImage({ bytes: IMAGE_MAX_BYTES + 1 });
    expect(await answerTo(large)).toEqual([413, 'El archivo debe ser menor a 5MB']);
    expect(await answerTo(aPdf(10_485_760))).toEqual([413, 'El archivo debe ser menor a 10MB']);
    expect(await answerTo()).toEqual([422, 'Elija un archivo']);
    expect(await portal.db.selectFrom('archivos').selectAll().execute()).toEqual([]);
  });
});
