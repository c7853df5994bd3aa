import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { fieldsOfTipo, TYPED_FIELDS } from '../../contract/bibliography/typedFields.ts';
import { type PublicConvenio, publicConvenio } from '../../contract/entities/convenio.ts';
import { publicEvento } from '../../contract/entities/evento.ts';
import { publicIntegrante } from '../../contract/entities/integrante.ts';
import { type PublicNoticia, publicNoticia } from '../../contract/entities/noticia.ts';
import { type PublicPagina, publicPagina } from '../../contract/entities/pagina.ts';
import { publicProducto } from '../../contract/entities/producto.ts';
import { publicProyecto } from '../../contract/entities/proyecto.ts';
import { PRODUCTO_TIPOS } from '../../contract/values/constants.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { aDetail, anEvento, anIntegrante, aProducto, aProyecto, elInicio } from '../support/builders/publicRecords.ts';
import { aNoticia } from '../support/builders/staffNoticia.ts';
import { aPagina } from '../support/builders/staffPagina.ts';
import { answer, mockedNetwork, visit } from './site.tsx';

mockedNetwork();
beforeEach(() => answer('getInicio', elInicio()));

/** A distinct value for every text of a record; `notText` are the fields that a page shows in another form or not at all. */
function marked<T extends object>(schema: z.ZodObject, record: T, notText: readonly (keyof T & string)[]) {
  const names = Object.keys(schema.shape).filter((name) => !(notText as readonly string[]).includes(name));
  const textOf = (name: string) => {
    if (name === 'imagen') return 'imagen.webp';
    if (/^urls?_/.test(name)) return `https://ejemplo.org/${name}`;
    return name === 'correo' || name === 'email' ? 'correo@ejemplo.org' : `Dato ${name}`;
  };
  const values = names.map((name) => {
    const text = textOf(name);
    return [name, Array.isArray(record[name as keyof T]) ? [text] : text] as const;
  });
  return { record: { ...record, ...Object.fromEntries(values) } as T, texts: names.map(textOf) };
}

async function expectShown(texts: readonly string[]) {
  await screen.findByRole('heading', { level: 1 });
  for (const text of texts) expect(screen.getByRole('main').innerHTML).toContain(text);
}

test('the page of a project shows every public field', async () => {
  const { record, texts } = marked(publicProyecto, aProyecto({ id: 12 }), [
    'id',
    'id_proyecto',
    'estado',
    'fecha_inicio',
    'fecha_fin',
    'created_at',
  ]);
  answer('getProyecto', aDetail({ project: record }));
  visit(`/proyecto_investigacion/${encodeId(12)}`);
  await expectShown(texts);
});

test('the page of a member shows every public field', async () => {
  const { record, texts } = marked(publicIntegrante, anIntegrante({ id: 7 }), [
    ...(['id', 'grupo', 'nombre_imagen', 'periodos', 'anterior'] as const),
  ]);
  answer('getIntegrante', { success: 1, investigador: record, proyectos: [] });
  visit(`/integrante_grupo_investigacion/${encodeId(7)}`);
  await expectShown(texts);
});

/** Each type of product shows its own fields. */
test.each(PRODUCTO_TIPOS)('the page of a product of type %s shows every public field', async (tipo) => {
  const ofType = fieldsOfTipo(tipo);
  const ofOtherTypes = TYPED_FIELDS.filter((field) => !ofType.includes(field));
  const { record, texts } = marked(publicProducto, aProducto({ id: 9, proyecto_id: 3 }), [
    ...(['id', 'id_proyecto', 'proyecto_id', 'id_linea', 'tipo', 'en_prensa', 'pdf_bytes', 'fecha_embargo'] as const),
    ...(['autores', 'autores_integrantes', 'editores', 'evento_fecha_inicio', 'evento_fecha_fin', 'doi'] as const),
    ...ofOtherTypes,
  ]);
  const persona = { apellidos: 'Ñáñez', nombres: 'Óscar', nombre_corporativo: '', orcid: '', integrante_id: null };
  const days = { doi: '10.5555/un-doi', evento_fecha_inicio: '2025-03-03', evento_fecha_fin: '2025-03-05' };
  const product = { ...record, ...days, tipo, autores: [{ ...persona, orcid: 'un-orcid' }], editores: [persona] };
  answer('getProducto', { success: 1, product });
  visit(`/productos_investigacion_detail/${encodeId(9)}`);
  await expectShown([...texts, tipo, 'Óscar Ñáñez', 'https://orcid.org/un-orcid', 'https://doi.org/10.5555/un-doi']);
  const shown = (text: string) => screen.getByRole('main').textContent.includes(text);
  expect(shown('3 al 5 de marzo de 2025')).toBe(ofType.includes('evento_fecha_inicio'));
  expect(screen.queryAllByText('Óscar Ñáñez')).toHaveLength(ofType.includes('editores') ? 2 : 1);
});

test('the home shows every public field of an agreement', async () => {
  const { logos_convenios, ...inicio } = elInicio({}, ['Fundación Ruta']);
  const { record, texts } = marked(publicConvenio, logos_convenios[0] as PublicConvenio, ['id', 'logo']);
  answer('getInicio', { ...inicio, logos_convenios: [{ ...record, logo: 'ruta.svg' }] });
  answer('listPublicProyectos', { success: 1, projects: [] });
  answer('listPublicProductos', { success: '1', message: '', products: [] });
  answer('listPublicEventos', { success: 1, eventos: [] });
  visit('/');
  await screen.findByRole('img', { name: 'Dato nombre' });
  await expectShown([...texts, 'ruta.svg']);
});

/** Each type of event shows its own fields. */
test.each([
  ['an organized event', 1, ['nombre_ponencia'] as const],
  ['a talk', 3, ['url_noticia_divulgacion'] as const],
])('the page of %s shows every public field', async (_name, tipo, ofOtherTypes) => {
  const notText = ['id', 'tipo', 'estado', 'fecha', ...ofOtherTypes] as const;
  const { record, texts } = marked(publicEvento, anEvento({ id: 5, tipo }), notText);
  answer('getPublicEvento', { success: 1, evento: record });
  answer('listPublicEventos', { success: 1, eventos: [] });
  visit(`/evento/${encodeId(5)}`);
  await expectShown(texts);
});

test('the page of a noticia shows every public field', async () => {
  const noticia: PublicNoticia = { ...aNoticia({ proyecto_id: 3 }), vinculo_nombre: '' };
  const { record, texts } = marked(publicNoticia, noticia, ['id', 'fecha', 'proyecto_id', 'producto_id', 'evento_id']);
  answer('getPublicNoticia', { success: 1, noticia: record });
  visit(`/noticias/${encodeId(noticia.id)}`);
  await expectShown([...texts, '12 de marzo de 2026']);
});

test('a page that staff write shows every public field', async () => {
  const pagina: PublicPagina = aPagina();
  const { record, texts } = marked(publicPagina, pagina, ['id', 'direccion', 'idioma', 'lugar']);
  answer('getPublicPagina', { success: 1, pagina: record });
  visit(`/paginas/${pagina.direccion}`);
  await expectShown(texts);
});
