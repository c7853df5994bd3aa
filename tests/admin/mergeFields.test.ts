import { describe, expect, it } from 'vitest';
import {
  type Chosen,
  choicesOf,
  choose,
  differentFields,
  originOf,
  type Stored,
  takenFields,
} from '../../admin/tools/merge/mergeFields.ts';
import type { MergedResource } from '../../contract/resources/resources.ts';
import { adapters } from '../../dataProvider/index.ts';
import { anIntegrante, aProducto, aProyecto } from '../support/builders/staffRecords.ts';

const read = (recurso: MergedResource, wire: object): Stored =>
  (adapters[recurso].read as (wire: object) => unknown)(wire) as Stored;

const usualOf = (recurso: MergedResource, one: object, other: object) =>
  differentFields(recurso, read(recurso, one), read(recurso, other)).map(({ field, usual }) => [field, usual]);

describe('the fields of two records', () => {
  it('of a project differ by their values, not by their authors, instants and versions', () => {
    const own = { id: 9, version: 99, created_at: '2020-01-01', created_by: 'ana', updated_by: 'eva' };
    expect(usualOf('proyectos', aProyecto(), aProyecto(own))).toEqual([]);
    const other = aProyecto({ ...own, nombre: 'Otro', id_linea: null, linea_nombre: null, activo: 0 });
    expect(usualOf('proyectos', aProyecto(), other)).toEqual([
      ['nombre', 'staying'],
      ['activo', 'staying'],
      ['id_linea', 'staying'],
    ]);
  });

  it('have a picture as one field, without its text', () => {
    const pictured = aProyecto({ imagen: 'a.webp', descripcion_imagen: 'Un cruce' });
    expect(usualOf('proyectos', aProyecto(), pictured)).toEqual([['imagen', 'going']]);
    const other = aProyecto({ imagen: 'b.webp', descripcion_imagen: 'Un cruce' });
    expect(usualOf('proyectos', pictured, other)).toEqual([['imagen', 'staying']]);
  });

  it('of a member and of a product are those of their forms', () => {
    const member = anIntegrante({ nombre_imagen: null, profesion: '', estudios: [] });
    const other = anIntegrante({ id: 6, orden: 4, profesion: 'Bióloga', estudios: ['Maestría'] });
    expect(usualOf('integrantes', member, other)).toEqual([
      ['profesion', 'going'],
      ['estudios', 'going'],
      ['imagen', 'going'],
    ]);
    const producto = aProducto({ proyecto_id: null, id_proyecto: null, autores: [] });
    const persona = { apellidos: 'Núñez', nombres: 'Ana', nombre_corporativo: '', orcid: '', integrante_id: null };
    expect(usualOf('productos', producto, aProducto({ id: 9, autores: [persona] }))).toEqual([
      ['autores', 'going'],
      ['proyecto_id', 'going'],
    ]);
  });

  it('have what shows an e-mail address, a photograph or who recorded an authorisation as part of them', () => {
    const shown = anIntegrante({ fecha_autorizacion: '2026-01-15' });
    const hidden = anIntegrante({
      ...{ id: 6, correo_publico: 0, imagen_publica: 0 },
      ...{ fecha_autorizacion: '2026-01-15', nota_autorizacion: 'Por escrito', autorizacion_por: 'ana' },
    });
    const fields = differentFields('integrantes', read('integrantes', shown), read('integrantes', hidden));
    expect(fields.map(({ field, bound }) => [field, bound])).toEqual([
      ['email', ['correo_publico']],
      ['fecha_autorizacion', ['nota_autorizacion', 'autorizacion_por']],
      ['imagen', ['imagen_publica']],
    ]);
  });

  it('that differ in white space alone are equal', () => {
    expect(usualOf('productos', aProducto(), aProducto({ id: 9, nombre: `${aProducto().nombre}\u0020` }))).toEqual([]);
  });
});

describe('the choice of a field', () => {
  const [field] = differentFields(
    'productos',
    read('productos', aProducto({ doi: '' })),
    read('productos', aProducto({ id: 9, doi: '10.5555/a' })),
  );
  if (field === undefined) throw new Error('no field differs');

  it('is that of the user, until a value changes', () => {
    expect(originOf({}, field)).toBe('going');
    const chosen = choose({}, field, 'staying');
    expect(originOf(chosen, field)).toBe('staying');
    expect(takenFields(chosen, [field])).toEqual([]);
    expect(takenFields(chosen, [{ ...field, values: '10.5555/b' }])).toEqual(['doi']);
  });

  it('is none where a full text is taken, of who may read it', () => {
    const withPdf = aProducto({
      id: 9,
      url_pdf: '/a.pdf',
      pdf_bytes: 9,
      acceso: 'embargo',
      fecha_embargo: '2030-01-01',
    });
    const fields = differentFields('productos', read('productos', aProducto()), read('productos', withPdf));
    const pdf = fields.find(({ isFile }) => isFile);
    if (pdf === undefined) throw new Error('no file differs');
    const choices = (chosen: Chosen) => choicesOf('productos', chosen, fields).map((each) => each.field);
    expect(choices({})).toEqual(['pdf']);
    expect(choices(choose({}, pdf, 'staying'))).toEqual(['acceso', 'fecha_embargo', 'pdf']);
  });
});
