/** Rows as earlier versions of the portal could store them, with texts that today's rules refuse. */
import type { Database } from '../../../api/database/open.ts';
import { TYPED_FIELDS } from '../../../contract/bibliography/typedFields.ts';
import { addOneOfEach } from '../calls.ts';
import type { Caller } from '../testApp.ts';
import { persona } from './article.ts';
import { HOSTILE_KEYWORD, HOSTILE_TEXT } from './hostileTexts.ts';

const HOSTILE_URL = 'https://example.org/\u0007a\r\nb?<c>&"d"';
const LONG = 'Una palabra. '.repeat(400);

const textsOf = <K extends string>(names: readonly K[], text = HOSTILE_TEXT): Record<K, string> =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<K, string>;

/** One public record of each kind, each with id 1, and a site identity, all of them hostile. */
export async function addHostileRows(db: Database, staff: Caller): Promise<void> {
  await addOneOfEach(staff);
  await staff.call('assignLinea', { body: { id_proyecto: 1, id_linea: 1 } });
  await staff.call('addIntegranteToProyecto', { body: { proyecto_id: 1, actor_id: 1 } });
  await staff.call('addProductoToProyecto', { body: { proyecto_id: 1, producto_id: 1 } });
  const list = JSON.stringify([HOSTILE_KEYWORD, LONG]);
  const autores = JSON.stringify([
    persona(HOSTILE_TEXT, HOSTILE_KEYWORD),
    { ...persona(''), nombre_corporativo: HOSTILE_TEXT },
  ]);
  await db
    .updateTable('proyectos')
    .set({ ...textsOf(['nombre', 'objetivo']), descripcion: LONG, entidades: list, url_externa: HOSTILE_URL })
    .execute();
  await db
    .updateTable('integrantes')
    .set({ ...textsOf(['nombres', 'apellidos', 'cargo', 'profesion']), estudios: list, areas_tematicas: list })
    .set(textsOf(['url_linkedin', 'url_hv', 'url_cvlac', 'url_google_scholar'], HOSTILE_URL))
    .execute();
  await db
    .updateTable('productos')
    .set({
      ...textsOf([...TYPED_FIELDS, 'nombre', 'resumen']),
      descripcion: LONG,
      tipo: 'Artículo científico',
      autores,
      editores: autores,
      palabras_clave: list,
      fecha_publicacion: '2025',
      issn: '',
      isbn: '',
      evento_fecha_inicio: '',
      evento_fecha_fin: '',
      enlace: HOSTILE_URL,
      doi: '10.5555/a\u0007b\r\n<c>&"d"',
    })
    .execute();
  await db
    .updateTable('convenios')
    .set({ ...textsOf(['nombre', 'descripcion']), url_web: HOSTILE_URL })
    .execute();
  await db
    .updateTable('eventos')
    .set({ ...textsOf(['nombre', 'descripcion', 'lugar', 'pais', 'nombre_ponencia']), fecha: '2025-03-01' })
    .set({ url_pagina_evento: HOSTILE_URL, url_noticia_divulgacion: HOSTILE_URL })
    .execute();
  await db
    .updateTable('paginas')
    .set(textsOf(['titulo', 'resumen', 'texto']))
    .execute();
  await db
    .updateTable('lineas')
    .set(textsOf(['nombre']))
    .where('id', '=', 1)
    .execute();
  await db
    .updateTable('inicio')
    .set(textsOf(['codigo', 'direccion', 'telefono']))
    .execute();
  await db
    .updateTable('identidad')
    .set(textsOf(['nombre', 'sigla', 'descripcion', 'institucion']))
    .execute();
  // Behind the portal's back: a write by a call, so that nothing cached from before is answered.
  await staff.call('updateConfiguracion', { body: { version: 1, objetivo: '<p>Medir</p>' } });
}
