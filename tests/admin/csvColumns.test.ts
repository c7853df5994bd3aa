import { expect, it } from 'vitest';
import type { CsvColumn } from '../../admin/records/export/csv.ts';
import { CONVENIO_COLUMNS } from '../../admin/resources/convenios/columns.ts';
import { EVENTO_COLUMNS } from '../../admin/resources/eventos/columns.ts';
import { INTEGRANTE_COLUMNS } from '../../admin/resources/integrantes/columns.ts';
import { NOTICIA_COLUMNS } from '../../admin/resources/noticias/columns.ts';
import { PRODUCTO_COLUMNS } from '../../admin/resources/productos/columns.ts';
import { PROYECTO_COLUMNS } from '../../admin/resources/proyectos/columns.ts';
import { convenios } from '../../dataProvider/resources/convenios.ts';
import { eventos } from '../../dataProvider/resources/eventos.ts';
import { integrantes } from '../../dataProvider/resources/integrantes.ts';
import { noticias } from '../../dataProvider/resources/noticias.ts';
import { productos } from '../../dataProvider/resources/productos.ts';
import { proyectos } from '../../dataProvider/resources/proyectos.ts';

/** The fields of an empty record that no column reads. */
function fieldsWithoutColumn<R extends object>(record: R, columns: readonly CsvColumn<R>[]): string[] {
  const readFields = new Set<string | symbol>();
  const watched = new Proxy(record, {
    get(target, field) {
      readFields.add(field);
      return Reflect.get(target, field);
    },
  });
  for (const { value } of columns) value(watched);
  return Object.keys(record).filter((field) => !readFields.has(field));
}

it.each([
  ['proyectos', fieldsWithoutColumn(proyectos.read({}), PROYECTO_COLUMNS), ['id_linea', 'version']],
  ['integrantes', fieldsWithoutColumn(integrantes.read({}), INTEGRANTE_COLUMNS), ['version', 'orden']],
  ['productos', fieldsWithoutColumn(productos.read({}), PRODUCTO_COLUMNS), ['proyecto_id', 'version', 'asignado']],
  ['convenios', fieldsWithoutColumn(convenios.read({}), CONVENIO_COLUMNS), ['version', 'orden']],
  ['eventos', fieldsWithoutColumn(eventos.read({}), EVENTO_COLUMNS), ['created_by', 'updated_by', 'version']],
  ['noticias', fieldsWithoutColumn(noticias.read({}), NOTICIA_COLUMNS), ['version']],
])('the CSV export of %s has a column for every field but those listed here', (_resource, missing, leftOut) => {
  expect(missing).toEqual(leftOut);
});
