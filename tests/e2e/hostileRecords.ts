/** Records with the texts that break layouts, at the maximum length of each field. */
import { PRODUCTO_TIPOS } from '../../contract/values/constants.ts';

const repeat = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** One word of 300 characters. */
export const WORD = repeat('Electroencefalografistadesoxirribonucleico', 300);
const EMOJI = '👩🏽‍🔬🚦🇨🇴'.repeat(12);
const ARABIC = `السلامة على الطرق ${repeat('والاستراتيجيات', 200)}`;
const QUOTES = `"«'“Comillas”'»" <b>&amp; \\ ${repeat('—'.concat('/'), 150)}`;
const URL = repeat(`https://ejemplo.org/${'repositorio_de_datos'.repeat(30)}`, 500);
const PARAGRAPHS = Array.from(
  { length: 20 },
  (_, n) => `${n + 1}. ${n % 4 === 0 ? ARABIC : WORD.slice(0, 180)} ${URL.slice(0, 40)}`,
);
const TEXTS = [WORD, EMOJI, ARABIC, QUOTES, URL.slice(0, 200), 'Corto'];
const ENTIDADES = Array.from({ length: 30 }, (_, n) => `${n + 1}${(TEXTS[n % TEXTS.length] ?? '').slice(0, 190)}`);

const cut = (max: number) => TEXTS.map((text) => text.slice(0, max));
const long = (max: number, n: number) => (n % 2 === 0 ? PARAGRAPHS.join('\n\n').slice(0, max) : URL.slice(0, max));

export const proyectos = cut(300).map((nombre, n) => ({
  nombre,
  objetivo: long(5_000, n),
  descripcion: long(5_000, n + 1),
  estado: (n % 2) + 1,
  fecha_inicio: '2024-02-01',
  fecha_fin: '2025-11-30',
  entidades: ENTIDADES,
  enlace_ext: URL,
}));

const SHORT = 200;
const ORCID = '0000-0002-1825-0097';

/** Authors with every hostile name, then many with short ones; the first is a member. */
const autores = [
  ...cut(SHORT).map((apellidos, n) => ({
    apellidos,
    nombres: apellidos,
    orcid: ORCID,
    integrante_id: n === 0 ? 1 : null,
  })),
  { nombre_corporativo: WORD },
  ...Array.from({ length: 60 }, (_, n) => ({ apellidos: `Apellido ${n + 1}` })),
];

const YEARS = ['2026-05-12', '2026', '2025-02', '', '2024', '2023'];

/** Every field of the bibliographic record; a page shows those of its type. */
const bibliographyOf = (text: string, n: number) => ({
  autores,
  editores: autores.slice(0, 7),
  fecha_publicacion: YEARS[n] ?? '',
  en_prensa: n === 3 ? 1 : 0,
  idioma: 'es',
  resumen: long(5_000, n + 1),
  palabras_clave: ENTIDADES,
  doi: `10.5555/${WORD.slice(0, 180)}`,
  licencia: 'CC-BY-NC-SA-4.0',
  acceso: 'embargo',
  fecha_embargo: '2999-12-31',
  issn: '2049-3630',
  isbn: '9780306406157',
  evento_fecha_inicio: '2025-12-30',
  evento_fecha_fin: '2026-01-02',
  ...Object.fromEntries(
    ['revista', 'editorial', 'titulo_libro', 'evento_nombre', 'institucion', 'oficina_patente'].map((name) => [
      name,
      text,
    ]),
  ),
  ...Object.fromEntries(
    ['volumen', 'numero', 'pagina_inicial', 'pagina_final', 'ciudad', 'edicion', 'evento_lugar', 'numero_informe']
      .concat(['version_software', 'registro_software', 'numero_patente', 'estado_patente'])
      .map((name) => [name, text.slice(0, SHORT)]),
  ),
});

export const productos = cut(300).map((nombre, n) => ({
  nombre,
  tipo: PRODUCTO_TIPOS[n] ?? 'Otro',
  descripcion: long(5_000, n),
  enlace: URL,
  ...bibliographyOf(nombre, n),
}));

export const integrantes = cut(200).map((nombres, n) => ({
  nombres,
  apellidos: TEXTS[(n + 1) % TEXTS.length]?.slice(0, 200) ?? '',
  cargo: nombres,
  profesion: nombres,
  email: `${'x'.repeat(60)}@${`${'dominio'.repeat(8)}.`.repeat(2)}org`,
  estudios: JSON.stringify(ENTIDADES),
  areas_tematicas: JSON.stringify(ENTIDADES),
  grupo: String((n % 2) + 1),
  url_linkedin: URL,
  url_hv: URL,
  orcid: ORCID,
  url_cvlac: URL,
  url_google_scholar: URL,
}));

export const eventos = cut(100).map((nombre, n) => ({
  nombre,
  descripcion: long(250, n),
  fecha: `202${n}-03-09`,
  lugar: nombre,
  pais: nombre.slice(0, 50),
  tipo: (n % 3) + 1,
  estado: 1,
  url_noticia_divulgacion: URL,
  nombre_ponencia: `${nombre} ${nombre}`,
  url_pagina_evento: URL,
  urls_adicionales: [URL, `https://${'dominio'.repeat(8)}.${'subdominio'.repeat(6)}.org/`, URL],
}));

export const convenios = cut(300).map((nombre) => ({ nombre, descripcion: nombre, url_web: URL, estado: '1' }));

/** Without a logo: the header shows the name. */
export const identidad = { institucion: `Consejo de ${WORD}`.slice(0, 200) };

export const configuracion = {
  objetivo: `<h3>${WORD}</h3><p><a href="${URL}">${URL}</a></p><ul><li>${WORD}</li></ul>${PARAGRAPHS.map((text) => `<p>${text}</p>`).join('')}`,
  codigo: WORD.slice(0, 200),
  direccion: WORD.slice(0, 200),
  telefono: '+57 600 000 0000'.repeat(10),
  correo_contacto: integrantes[0]?.email ?? '',
  correo_soporte: integrantes[0]?.email ?? '',
  ror: 'https://ror.org/05gq02987',
  ...Object.fromEntries(
    ['minciencias', 'publicaciones', 'serie_guias', 'supervisor', 'guias', 'observatorio', 'encuesta', 'privacidad']
      .concat(['facebook', 'instagram', 'linkedin', 'youtube', 'x', 'gruplac'])
      .map((name) => [`url_${name}`, URL]),
  ),
};
