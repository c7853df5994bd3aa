/** Business constants and limits. No imports: the public bundle carries this file. */

export const SESSION_HOURS = 24;
export const SESSION_MS = SESSION_HOURS * 60 * 60 * 1000;
/** The time for which a session may change users after its password was entered again. */
export const CONFIRMATION_MINUTES = 10;
export const CONFIRMATION_MS = CONFIRMATION_MINUTES * 60 * 1000;

/** 1 running, 2 finished. */
export const PROYECTO_ESTADOS = [1, 2] as const;
export const ACTIVO = 1;
export const INACTIVO = 0;
/** Members: 1 internal, 2 external. */
export const GRUPOS = [1, 2] as const;
/** Convenios: 1 active, 2 inactive. */
export const CONVENIO_ESTADOS = [1, 2] as const;
/** 1 Organizador, 2 Asistente, 3 Ponente, 4 Participante. */
export const EVENTO_TIPOS = [1, 2, 3, 4] as const;
/** The tipo that is only shown: an event that has it keeps it, no other event gets it. */
export const PARTICIPANTE = 4;

export const PRODUCTO_TIPOS = [
  'Artículo científico',
  'Libro',
  'Capítulo de libro',
  'Conferencia',
  'Poster',
  'Software',
  'Patente',
  'Informe técnico',
  'Otro',
] as const;

/** The languages of pages. */
export const PAGINA_IDIOMAS = ['es', 'en', 'pt', 'fr'] as const;
export type PaginaIdioma = (typeof PAGINA_IDIOMAS)[number];
/** Where the site links a page. */
export const PAGINA_LUGARES = ['menu', 'pie', 'ninguno'] as const;
export type PaginaLugar = (typeof PAGINA_LUGARES)[number];

/** HTML tags allowed in what staff write, besides links. */
export const HTML_TAGS = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4'] as const;

export const IMAGE_MAX_BYTES = 5_242_880;
export const LOGO_MAX_BYTES = 2_097_152;
export const VIDEO_MAX_BYTES = 10_485_760;

export const EVENTO_DESCRIPCION_MAX = 250;
export const EVENTO_NOMBRE_MAX = 100;
export const EVENTO_LUGAR_MAX = 100;
export const EVENTO_PAIS_MAX = 50;
export const EVENTO_URLS_MAX = 3;
export const EVENTO_FECHA_MIN = '2020-01-01';
/** The latest date of a new event; updates have no upper limit. */
export const maxEventoDate = (currentYear: number): string => `${currentYear + 1}-12-31`;

/** Maximum lengths of the other fields, in characters (docs/decisions/0005). */
export const NAME_MAX = 300;
/** Titles of works are longer than other names. */
export const PRODUCTO_NOMBRE_MAX = 500;
export const SHORT_TEXT_MAX = 200;
export const LONG_TEXT_MAX = 5_000;
export const HTML_MAX = 20_000;
/** The address that staff give the page of a line, or a page of their own. */
export const DIRECCION_MAX = 80;
/** The text of a page that staff write, with its markup. */
export const PAGINA_TEXT_MAX = 40_000;
export const PAGINAS_MAX = 200;
/** Pages that visitors see, or will see, in the menu and in the footer. */
export const PAGINAS_MENU_MAX = 12;
export const PAGINAS_PIE_MAX = 8;
export const URL_MAX = 500;
/** Days for which browsers keep what was not saved; the files of a text that nobody saved are kept as long. */
export const UNSAVED_DAYS = 90;
/** Elements of a text: a text of the editor has as many only if most are empty paragraphs or line breaks. */
export const TEXT_ELEMENTS_MAX = 5_000;
/** Pictures and PDF files of one text. */
export const TEXT_FILES_MAX = 100;
export const LIST_MAX = 30;
/** Times of a member in the group. */
export const PERIODOS_MAX = 20;
/** Members or products of a new project. */
export const LINKS_MAX = 200;
/** Records of the trash in one call. */
export const TRASH_MAX = 500;
/** Characters of a search. */
export const SEARCH_MAX = 100;
