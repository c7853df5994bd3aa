import { describe, expect, it } from 'vitest';
import { noticias } from '../../dataProvider/resources/noticias.ts';
import { aNoticia } from '../support/builders/staffNoticia.ts';
import { answer, answerRaw, mockedNetwork } from '../support/network.ts';
import { ALL_RECORDS, provider, selectedFile } from './mock.ts';

const received = mockedNetwork();
const wire = aNoticia({ imagen: 'n9.webp', descripcion_imagen: 'La puerta', proyecto_id: 3 });
const previousData = noticias.read(wire);
const imagen = selectedFile('foto.png', 'image/png');
const MESSAGE = 'Otra persona cambió este registro mientras usted lo editaba.';

describe('noticias: reading', () => {
  it('searches title and summary', async () => {
    answer('listNoticias', { success: 1, noticias: [wire, aNoticia({ id: 8, titulo: 'Foro', resumen: 'Vías' })] });
    const found = (q: string) => provider().getList('noticias', { ...ALL_RECORDS, filter: { q } });
    expect((await found('foro')).data.map(({ id }) => id)).toEqual([8]);
    expect((await found('jueves')).data.map(({ id }) => id)).toEqual([9]);
  });

  it('getOne returns the same fields as the list', async () => {
    answer('getNoticia', { success: 1, noticia: wire });
    expect((await provider().getOne('noticias', { id: '9' })).data).toEqual(previousData);
  });

  it.each([
    [{ id: '9', activo: '1', proyecto_id: '3' }, {}],
    [{ activo: 0 }, { activo: false }],
    [
      { imagen: null, proyecto_id: null },
      { nombre_imagen: null, proyecto_id: null },
    ],
  ])('tolerates %j', async (changes, expected) => {
    answerRaw('listNoticias', { success: '1', noticias: [{ ...wire, ...changes }] });
    expect((await provider().getList('noticias', ALL_RECORDS)).data).toEqual([{ ...previousData, ...expected }]);
  });
});

describe('noticias: writing', () => {
  it('sends a new record as multipart, active by default', async () => {
    answer('addNoticia', { success: 1, message: 'Listo', noticia: wire });
    const data = { titulo: 'Nueva', fecha: '2026-01-01', evento_id: 6, descripcion_imagen: 'La puerta', imagen };
    expect((await provider().create('noticias', { data })).data).toEqual(previousData);
    expect(received[0]?.body).toEqual({
      titulo: 'Nueva',
      fecha: '2026-01-01',
      resumen: '',
      texto: '',
      descripcion_imagen: 'La puerta',
      url_fuente: '',
      proyecto_id: '',
      producto_id: '',
      evento_id: '6',
      activo: '1',
      publicar_desde: '',
      publicar_hasta: '',
      imagen: { name: 'foto.png', type: 'image/png' },
    });
  });

  it.each([
    [true, '1'],
    [false, '0'],
  ])('sends activo %s as %s', async (activo, sent) => {
    answer('updateNoticia', { success: 1, message: 'Listo', noticia: wire });
    await provider().update('noticias', { id: 9, data: { activo }, previousData });
    expect(received[0]).toMatchObject({ params: { id: '9' }, body: { activo: sent, version: '7', proyecto_id: '3' } });
  });

  it('takes a link away', async () => {
    answer('updateNoticia', { success: 1, message: 'Listo', noticia: aNoticia() });
    const data = { proyecto_id: null, producto_id: 8 };
    await provider().update('noticias', { id: 9, data, previousData });
    expect(received[0]?.body).toMatchObject({ proyecto_id: '', producto_id: '8', evento_id: '' });
  });

  it('returns the stored record, with its new picture', async () => {
    const noticia = { ...wire, imagen: 'nueva.webp', version: 8 };
    answer('updateNoticia', { success: 1, message: 'Listo', noticia });
    const { data } = await provider().update('noticias', { id: 9, data: { imagen }, previousData });
    expect(data).toEqual({ ...previousData, nombre_imagen: 'nueva.webp', version: 8 });
  });

  it('rejects a stale save with 409 and the stored record', async () => {
    answerRaw('updateNoticia', { success: 0, message: MESSAGE, actual: { ...wire, version: 9 } }, 409);
    const update = provider().update('noticias', { id: 9, data: { titulo: 'Otro' }, previousData });
    const body = { actual: { ...previousData, version: 9 } };
    await expect(update).rejects.toMatchObject({ status: 409, message: MESSAGE, body });
  });

  it('archives', async () => {
    answerRaw('archiveRecord', { success: 1, message: 'Hecho' });
    await provider().delete('noticias', { id: 9, previousData });
    expect(received[0]?.body).toEqual({ recurso: 'noticias', recurso_id: 9 });
  });
});
