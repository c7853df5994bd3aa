import { describe, expect, it } from 'vitest';
import { FILE_COLUMNS, filesOf } from '../../api/database/fileColumns.ts';
import { testApp } from '../support/testApp.ts';

/** Names of the text columns that name no stored file, of all tables. */
const WITHOUT_FILES = new Set(
  `acceso accion antes apellidos archivado_en archivado_por areas_tematicas autores autorizacion_por bloques cargo categoria categoria_hasta
  ciudad clave codigo color_acento color_principal comprobado_en confirmada_hasta contenido correo_contacto correo_soporte
  creacion created_at created_by created_by_name descripcion descripcion_imagen desde deshace despues destino dia direccion divulgacion
  doi edicion editores editorial elecciones email enlace entidades estado estado_patente estudios evento_fecha_fin
  evento_fecha_inicio evento_lugar evento_nombre expires_at externo externos fecha fecha_autorizacion fecha_embargo fecha_fin fecha_inicio
  fecha_publicacion fin_periodos formato grupo hash hero_descripcion hero_fondo hero_texto hero_titulo id idioma institucion institucion_url
  interno internos isbn issn lectura lema licencia lugar movimientos nombre nombre_ponencia nombres nota_autorizacion numero numero_informe
  numero_patente objetivo oficina_patente opciones operacion orcid origen pagina_final pagina_inicial pais palabras_clave periodos pie
  pilares_descripcion problema profesion publicado publicar_desde publicar_hasta recurso redirecciones registro_software
  respuesta resultado resumen revista ror sigla tabla telefono texto tipo titulo titulo_libro token_hash updated_at updated_by
  updated_by_name url url_cvlac url_encuesta url_externa url_facebook url_fuente url_google_scholar url_gruplac url_guias
  url_hv url_instagram url_linkedin url_minciencias url_noticia_divulgacion url_observatorio url_pagina_evento url_privacidad
  url_publicaciones url_serie_guias url_supervisor url_web url_x url_youtube urls_adicionales usuario valor verificacion
  version_software volumen`.split(/\s+/),
);

/** The tables of the library that migrates, and those of the files themselves. */
const isOther = (table: string): boolean =>
  table.startsWith('kysely_') || ['imagenes', 'archivos', 'usos_archivos'].includes(table);

const listed = FILE_COLUMNS.map(({ tabla, column }) => `${tabla}.${column}`);

describe('the list of file columns', () => {
  it('has every text column of the migrated database that may name a file', async () => {
    await using portal = await testApp();
    const tables = (await portal.db.introspection.getTables()).filter(({ name }) => !isOther(name));
    const texts = tables.flatMap(({ name: table, columns }) =>
      columns
        .filter(({ dataType }) => /text|char|json/i.test(dataType))
        .map(({ name }) => ({ column: name, path: `${table}.${name}` })),
    );
    const unknown = texts.filter(({ column, path }) => !listed.includes(path) && !WITHOUT_FILES.has(column));
    expect(
      unknown.map(({ path }) => path),
      'add the column to fileColumns of its resource in contract/resources/, or to WITHOUT_FILES if it can name no file',
    ).toEqual([]);
    const stored = texts.map(({ path }) => path);
    expect(listed.filter((path) => !stored.includes(path))).toEqual([]);
  });

  it('gives the files that a row needs, by its table', () => {
    const file = `${'a1'.repeat(16)}.webp`;
    const other = `${'b2'.repeat(16)}.mp4`;
    expect(filesOf('convenios', { logo: file, imagen: other })).toEqual([file]);
    expect(filesOf('integrantes', { nombre_imagen: null })).toEqual([]);
    const temas = JSON.stringify([{ nombre: 'Manglar', imagen: file }]);
    expect(filesOf('identidad', { logo: 'logo', hero_video: other, temas })).toEqual([other, file]);
    // The address of a file on another site is no file of this one.
    expect(filesOf('inicio', { url_img_pilares: `https://otro.example.org/${file}` })).toEqual([]);
    expect(filesOf('usuarios', { logo: file })).toEqual([]);
  });
});
