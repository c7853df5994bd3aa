/** Rows of a GrupLAC page with the traps of real ones, each with what has to be read of it. */
import type { GruplacSection } from './gruplacPage.ts';

export interface ExpectedRow {
  /** what makes the row's record known */
  nombre: string;
  recurso: 'productos' | 'proyectos';
  aparte: boolean;
  celdas: Record<string, string>;
  /** fields that have to be marked, and no others */
  marcas: string[];
}

type Random = () => number;

/** The same numbers for the same seed. */
function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A value as the page writes it, and as it has to be read; `marca` if it has to be marked. */
interface Slot {
  written: string;
  read: string;
  marca?: boolean;
}

const slot = (written: string, read = written, marca = false): Slot => ({ written, read, marca });

const JOURNALS = [
  slot('Revista de V&iacute;as', 'Revista de Vías'),
  slot('Ingeniería, Ciencia y Sociedad'),
  slot('Salud  &  Trabajo', 'Salud & Trabajo'),
  slot('Rev. "Movilidad"'),
];
const ISSNS = [
  slot('2407-9529'),
  slot('24079529', '2407-9529'),
  slot('', ''),
  slot('2407-9520', '', true),
  slot('N/A', ''),
];
const VOLUMES = [slot('11'), slot(''), slot('XIV'), slot('1000', '1000', true)];
const ISSUES = [slot('4'), slot('14s'), slot('N/A', ''), slot('')];
const PAGES: readonly (Slot & { last: string; lastMark?: boolean })[] = [
  { ...slot('1 - 17', '1'), last: '17' },
  { ...slot('e12 - ', 'e12'), last: '' },
  { ...slot(' - ', ''), last: '' },
  { ...slot('20 - 12', '20'), last: '', lastMark: true },
  { ...slot('112 -119', '112'), last: '119' },
];
const ISBNS = [slot('978-3-16-148410-0'), slot('9783161484100'), slot('', ''), slot('123456', '', true)];
const PUBLISHERS = [slot('Editorial Universidad del Valle'), slot('Springer, Cham'), slot('')];
const COUNTRIES = ['Colombia', 'Brasil', ''];
const AUTHORS = ['ANA DIAZ PEÑA', 'JUAN GIL', 'LUZ MARIA DE LA CRUZ', 'PEDRO PABLO RÍOS', 'SARA PAZ'];
const BREAKS = ['<br>', '<br />', '</br>', '\n<br>\n'];
const TITLE_TAILS = [
  slot(' en la vía'),
  slot(' &amp; m&aacute;s', ' & más'),
  slot(' & otros', ' & otros'),
  slot(' de peato\u0301n', ' de peatón'),
  slot(' con <i>cursiva</i> y\n\tespacios', ' con cursiva y espacios'),
  slot(' <td> partido', ' partido'),
  slot(' «entre comillas»: un caso'),
  slot(' p < 0.05'),
  slot(' ¿entre comillas', ' ¿entre comillas', true),
  slot(' con comitÃ©s', ' con comitÃ©s', true),
];

/** DOIs of a row, by its number. */
const dois = (n: number): readonly (Slot & { enlace?: string })[] => [
  slot(`10.52152/vias.${n}`),
  slot(`https://doi.org/10.52152/VIAS.${n}`, `10.52152/vias.${n}`),
  slot(`DOI: 10.52152/vias.${n}.`, `10.52152/vias.${n}`),
  slot(`https://revista.example.org/articulo/10.52152/vias.${n}?x=1`, `10.52152/vias.${n}`, true),
  slot(''),
  slot('https://doi.org/10.52152/5', '10.52152/5', true),
  { ...slot(`https://drive.google.com/file/d/${n}`, '', true), enlace: `https://drive.google.com/file/d/${n}` },
  slot('en trámite', '', true),
];

class RowGenerator {
  readonly #random: Random;
  #number = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.#random() * values.length)] as T;
  }

  get br(): string {
    return this.pick(BREAKS);
  }

  /** Some authors, in an order of their own. */
  authors(): string[] {
    const shuffled = AUTHORS.map((name) => [this.#random(), name] as const).toSorted(([a], [b]) => a - b);
    return shuffled.slice(0, 1 + Math.floor(this.#random() * 3)).map(([, name]) => name);
  }

  /** A row of a section, numbered from 1. */
  row(title: string, index: number): { html: string; expected: ExpectedRow } {
    this.#number += 1;
    return this.#build(title, index, this.#number);
  }

  #build(section: string, index: number, n: number): { html: string; expected: ExpectedRow } {
    const tail = this.pick(TITLE_TAILS);
    const nombre = `Estudio ${n}${tail.read}`;
    const written = `Estudio ${n}${tail.written}`;
    const authors = this.authors();
    const year = String(2005 + (n % 20));
    const filled: Record<string, string> = {};
    const marcas = new Set<string>(tail.marca ? ['nombre'] : []);
    const put = (field: string, { read, marca }: Slot): void => {
      if (read !== '') filled[field] = read;
      if (marca) marcas.add(field);
    };
    const signed = `${this.br} Autores: ${authors.join(', ')}${this.pick(['', ',', ', '])}`;
    const name: Slot = { ...tail, written, read: nombre };
    const html = this.#html(section, index, n, name, year, signed, put);
    const isArticle = section === 'Artículos publicados';
    const tipo = isArticle
      ? 'Artículo científico'
      : section.includes('ibros publicados') && !section.startsWith('Cap')
        ? 'Libro'
        : ({ 'Capítulos de libro publicados': 'Capítulo de libro', Softwares: 'Software' }[section] ?? 'Otro');
    if (section === 'Proyectos')
      return {
        html,
        expected: { nombre, recurso: 'proyectos', aparte: false, celdas: { nombre, ...filled }, marcas: [...marcas] },
      };
    const withoutAuthors = section === 'Trabajos dirigidos/turorías';
    const celdas = { nombre, tipo, ...(withoutAuthors ? {} : { autores: authors.join('\n') }), ...filled };
    return { html, expected: { nombre, recurso: 'productos', aparte: section in APARTE, celdas, marcas: [...marcas] } };
  }

  #html(
    section: string,
    index: number,
    n: number,
    name: Slot,
    year: string,
    signed: string,
    put: (field: string, value: Slot) => void,
  ): string {
    const number = `${index}.- `;
    const country = this.pick(COUNTRIES);
    const { br } = this;
    const title = name.written;
    const head = (kind: string): string => `${number}<strong>${kind}</strong> : ${title}${br}`;
    const yearOf = (): string => {
      put('fecha_publicacion', slot(year));
      return year;
    };
    const pages = (): string => {
      const chosen = this.pick(PAGES);
      put('pagina_inicial', chosen);
      put('pagina_final', slot('', chosen.last, chosen.lastMark));
      return chosen.written;
    };
    const take = (field: string, slots: readonly Slot[]): string => {
      const chosen = this.pick(slots);
      put(field, chosen);
      return chosen.written;
    };
    switch (section) {
      case 'Artículos publicados': {
        const doi = this.pick(dois(n));
        put('doi', doi);
        put('enlace', slot('', doi.enlace));
        return `${number}<strong>${this.pick(['Publicado en revista especializada:', 'Revisión (Survey):'])}</strong> ${title}${br}${country}, ${take('revista', JOURNALS)} ISSN: ${take('issn', ISSNS)}, ${yearOf()} vol:${take('volumen', VOLUMES)} fasc: ${take('numero', ISSUES)} págs: ${pages()}, <strong>DOI:</strong>${doi.written} ${signed}`;
      }
      case 'Libros publicados':
        return `${head('Libro resultado de investigación')}${country},${yearOf()}, ISBN: ${take('isbn', ISBNS)} vol: págs: , Ed. ${take('editorial', PUBLISHERS)}${signed}`;
      case 'Otros Libros publicados':
        return `${head('Libro de divulgación')}${country},\n${yearOf()},\nISBN: ${take('isbn', ISBNS)},\nEd. ${take('editorial', PUBLISHERS)}${signed}`;
      case 'Capítulos de libro publicados':
        return `${head('Capítulo de libro')}${this.pick([...COUNTRIES, 'Congo, República del'])}, ${yearOf()}, ${take('titulo_libro', [slot('Movilidad, Vol. 2, Ed. revisada'), slot('El libro, 2019, de vías')])}, ISBN: ${take('isbn', ISBNS)}, Vol. , págs:${pages()}, Ed. ${take('editorial', PUBLISHERS)}${signed}`;
      case 'Softwares':
        return `${head('Computacional')}${country}, ${yearOf()}, Disponibilidad: Restringido, Sitio web: ${take('enlace', [slot('https://example.org/s'), slot(''), slot('no tiene', '', true)])}${br}Nombre comercial: , Nombre del proyecto: ${br}Institución financiadora: X${signed}`;
      case 'Documentos de trabajo':
        return `${head('Documento de trabajo (Working Paper)')}${yearOf()}, Nro. Paginas: 10, Instituciones participantes: ${take('institucion', [slot('Alcaldía, Universidad'), slot('')])}, URL: ${take('enlace', [slot('https://example.org/d'), slot('')])}, DOI: ${signed}`;
      case 'Contenido digital':
        put('fecha_publicacion', slot(`Mayo ${year}`));
        put('enlace', slot('https://example.org/c'));
        put('ciudad', slot('Cali'));
        return `<strong>${index}. Producción de contenido digital (Audiovisual)</strong> ${title}${br}Fecha de presentación: Año: ${year}, Mes: Mayo, medio de verificación: https://example.org/c${br}público objetivo: a;b, Ciudad: Cali${br}Nombre del proyecto: P${br}Enfoque diferencial:${signed}`;
      case 'Eventos Científicos':
        for (const [field, value] of Object.entries({
          evento_lugar: 'SANTIAGO DE CALI',
          evento_fecha_inicio: `${year}-11-14`,
          evento_fecha_fin: `${year}-11-15`,
          institucion: 'U. del Valle',
        }))
          put(field, slot(value));
        put('evento_nombre', name);
        put('fecha_publicacion', slot('', `${year}-11-14`, true));
        return `${head('Congreso')}SANTIAGO DE CALI, desde ${year}-11-14 00:00:00.0 - hasta ${year}-11-15 00:00:00.0 </br> Ámbito: Nacional, Tipos de participación: Ponente , Organizador <ul><li>Nombre de la institución: U. del Valle Tipo de vinculación: Gestionadora</li></ul>${signed}`;
      case 'Trabajos dirigidos/turorías': {
        const end = this.pick([slot(`Abril ${year}`), slot('Mayo ,', `2 ${year}`, true)]);
        put('fecha_publicacion', end);
        put('institucion', slot('Univalle'));
        const student = this.pick([slot('LUIS MORA , EVA SOL', 'LUIS MORA\nEVA SOL', true), slot(',', '', true)]);
        put('autores', student);
        return `${head('Tesis de doctorado')}Desde 2 ${year} hasta ${end.written}, Tipo de orientación: Tutor principal${br}Nombre del estudiante: ${student.written}  Programa académico: Doctorado${br}Número de páginas: 115, Valoración: Aprobada, Institución: Univalle${br}Tutor(es)/Cotutor(es): ANA DIAZ`;
      }
      default: {
        const isRunning = this.pick([true, false]);
        put('fecha_inicio', slot(`${year}/9`));
        put('fecha_fin', slot(isRunning ? '' : `${Number(year) + 1}/2`));
        put('estado', slot('', isRunning ? 'En ejecución' : 'Finalizado', true));
        return `${number}<b>Investigación y desarrollo</b>: ${title}${br}${year}/9 - ${isRunning ? 'Actual' : `${Number(year) + 1}/2`}`;
      }
    }
  }
}

const APARTE: Readonly<Record<string, true>> = { 'Eventos Científicos': true, 'Trabajos dirigidos/turorías': true };

const SECTIONS = [
  'Artículos publicados',
  ' Libros publicados ',
  'Otros Libros publicados',
  'Capítulos de libro publicados',
  'Softwares',
  'Documentos de trabajo',
  'Contenido digital',
  'Eventos Científicos',
  'Trabajos dirigidos/turorías',
  'Proyectos',
];

/** A page of so many rows, its sections in another order for each seed. */
export function generatePage(seed: number, count: number): { sections: GruplacSection[]; expected: ExpectedRow[] } {
  const random = seededRandom(seed);
  const generator = new RowGenerator(random);
  const order = SECTIONS.map((title) => [random(), title] as const).toSorted(([a], [b]) => a - b);
  const expected: ExpectedRow[] = [];
  const sections = order.map(([, title]) => ({ title, rows: [] as string[] }));
  for (let n = 0; n < count; n += 1) {
    const { title, rows } = generator.pick(sections);
    const row = generator.row(title.trim(), rows.length + 1);
    rows.push(row.html);
    expected.push(row.expected);
  }
  return { sections, expected };
}
