import { expect, it } from 'vitest';
import type { CsvColumn } from '../../admin/records/export/csv.ts';
import { CONVENIO_COLUMNS } from '../../admin/resources/convenios/columns.ts';
import { EVENTO_COLUMNS } from '../../admin/resources/eventos/columns.ts';
import { INTEGRANTE_COLUMNS } from '../../admin/resources/integrantes/columns.ts';
import { NOTICIA_COLUMNS } from '../../admin/resources/noticias/columns.ts';
import { PAGINA_COLUMNS } from '../../admin/resources/paginas/columns.ts';
import { PRODUCTO_COLUMNS } from '../../admin/resources/productos/columns.ts';
import { PROYECTO_COLUMNS } from '../../admin/resources/proyectos/columns.ts';
import { convenios } from '../../dataProvider/resources/convenios.ts';
import { eventos } from '../../dataProvider/resources/eventos.ts';
import { integrantes } from '../../dataProvider/resources/integrantes.ts';
import { noticias } from '../../dataProvider/resources/noticias.ts';
import { paginas } from '../../dataProvider/resources/paginas.ts';
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
  ['paginas', fieldsWithoutColumn(paginas.read({}), PAGINA_COLUMNS), ['version']],
])('the CSV export of %s has a column for every field but those listed here', (_resource, missing, leftOut) => {
  expect(missing).toEqual(leftOut);
});

it.each([
  [
    PROYECTO_COLUMNS,
    'Identificador;Nombre;Objetivo;Descripción;Estado;Fecha de inicio;Fecha de fin;Línea de investigación;Entidades;Enlace externo;Imagen;Descripción de la imagen;Activo;Fecha de creación;Creado por;Actualizado por;Publicar desde;Publicar hasta',
  ],
  [
    INTEGRANTE_COLUMNS,
    'Identificador;Nombres;Apellidos;Cargo;Grupo;Profesión;Correo electrónico;Estudios;Áreas temáticas;Perfil de LinkedIn;Hoja de vida;Imagen;Creado por;ORCID;CvLAC;Google Scholar;Permanencia;Mostrar el correo;Mostrar la fotografía;Fecha de la autorización;Nota de la autorización;Autorización registrada por;Publicar desde;Publicar hasta',
  ],
  [
    PRODUCTO_COLUMNS,
    'Identificador;Nombre;Tipo;Descripción;Enlace externo;Proyecto asignado;Objetivo del proyecto;Creado por;Actualizado por;Autores;Fecha de publicación;En prensa;Idioma;Revista;ISSN;Volumen;Número;Primera página;Última página;Editorial;Ciudad;Edición;ISBN;Título del libro;Editores;Nombre del evento;Lugar del evento;Primer día del evento;Último día del evento;Institución;Número del informe;Versión;Registro del software;Número de la patente;Oficina de patentes;Estado de la patente;DOI;Resumen;Palabras clave;Acceso al texto completo;Fin del embargo;Licencia;Tamaño del texto completo;Texto completo (PDF);Publicar desde;Publicar hasta',
  ],
  [CONVENIO_COLUMNS, 'Identificador;Nombre;Descripción;Sitio web;Logo;Estado;Publicar desde;Publicar hasta'],
  [
    EVENTO_COLUMNS,
    'Identificador;Nombre;Fecha;Tipo;Descripción;Lugar;País;Activo;Noticia de divulgación;Nombre de la ponencia;Página del evento;URL adicionales;Imagen;Descripción de la imagen;Registrado por;Actualizado por;Publicar desde;Publicar hasta',
  ],
  [
    NOTICIA_COLUMNS,
    'Identificador;Título;Fecha;Resumen;Texto de la noticia;Imagen;Descripción de la imagen;Identificador del proyecto;Identificador del producto;Identificador del evento;Fuente;Activo;Creado por;Actualizado por;Publicar desde;Publicar hasta',
  ],
  [
    PAGINA_COLUMNS,
    'Identificador;Título;Dirección;Resumen;Texto de la página;Imagen;Descripción de la imagen;Idioma;Lugar;Orden;Activo;Creado por;Actualizado por;Publicar desde;Publicar hasta',
  ],
])('exports keep their headers and the order of them', (columns, headers) => {
  expect(columns.map(({ header }) => header).join(';')).toBe(headers);
});
