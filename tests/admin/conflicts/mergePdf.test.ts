import { describe, expect, it } from 'vitest';
import { changesToSend, mergeRecords } from '../../../admin/records/merge/mergeRecords.ts';
import { productos } from '../../../dataProvider/resources/productos.ts';
import { aProducto } from '../../support/builders/staffRecords.ts';

const BASE = productos.read(aProducto({ pdf_bytes: 10, url_pdf: '/t.pdf' }));
const SAVED = { ...BASE, nombre: 'Otra', version: 8 };
const file = { rawFile: new File(['%PDF'], 'nuevo.pdf'), src: 'blob:nuevo', title: 'nuevo.pdf' };

describe('merging the full text of a product', () => {
  it.each([
    ['a chosen file', file],
    ['a removal', false],
  ])('sends %s alone after the fields were saved', (_, pdf) => {
    const data = { ...BASE, nombre: 'Otra', pdf };
    const merge = mergeRecords('productos', BASE, data, SAVED);
    expect(merge.conflicts).toEqual([]);
    expect(changesToSend(merge, {}, data)).toEqual({ pdf });
  });

  it('asks if another person replaced the file meanwhile', () => {
    const merge = mergeRecords('productos', BASE, { ...BASE, pdf: false }, { ...SAVED, pdf_bytes: 20 });
    expect(merge.conflicts).toEqual(['pdf']);
  });

  it('does not take outer spaces of a name for a change of the authors', () => {
    const ana = { apellidos: 'Núñez', nombres: 'Ana', nombre_corporativo: '', orcid: '', integrante_id: null };
    const stored = { ...SAVED, autores: [ana] };
    const data = { ...BASE, autores: [{ ...ana, nombres: 'Ana ' }] };
    expect(mergeRecords('productos', BASE, data, stored).conflicts).toEqual([]);
  });
});
