/** What the site map and the descriptions for search engines say about each list; the first load has none of it. */
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { publicSiteMessages } from '../../contract/calls/publicMessages.ts';
import type { ListPage } from '../../contract/resources/recordPages.ts';
import { fullNameOf } from '../../contract/values/fullName.ts';
import { readEventos, readOneEvento } from '../../contract/wire/evento.ts';
import { readIntegranteDetail, readIntegrantes } from '../../contract/wire/integrante.ts';
import { readNoticias, readOneNoticia } from '../../contract/wire/noticia.ts';
import { readProductoDetail, readProductos } from '../../contract/wire/producto.ts';
import { readProyectoDetail, readProyectos } from '../../contract/wire/proyecto.ts';
import { longDate, yearOf } from '../../i18n/dates.ts';
import { integrantesTexts } from '../../i18n/integrantesTexts.ts';
import { noticiaTexts } from '../../i18n/noticiaTexts.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { shortAuthors, yearText } from '../components/ProductoCard/authorsAndYear.ts';
import type { SiteLink } from '../settings/siteSettings.ts';

export interface SiteMapEntry extends SiteLink {
  /** tells records of the same name apart */
  note?: string;
}

interface Outline {
  /** of the page that lists the records */
  title: string;
  lead: string;
  /** in place of the records: there are none, or they could not be loaded */
  none: string;
  failed: string;
  /** The text of a record's page, '' without one. @param answer to the page's own call */
  describe: (answer: unknown) => string;
  /** @param answer to the call of the list's page */
  entriesIn: (answer: unknown) => SiteMapEntry[];
}

const { compare } = new Intl.Collator('es', { numeric: true });

/** Reads the entries of a list, in alphabetical order; those of the same name keep theirs. */
const entriesOf =
  <T>(read: (answer: unknown) => T[], entryOf: (record: T) => SiteMapEntry) =>
  (answer: unknown): SiteMapEntry[] =>
    read(answer)
      .map(entryOf)
      .sort((a, b) => compare(a.text, b.text));

const sentences = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('. ');
const yearNote = (fecha: string): string => String(yearOf(fecha) ?? '');

export const outlines: Readonly<Record<ListPage, Outline>> = {
  proyectos: {
    ...siteTexts.proyectos,
    describe: (answer) => {
      const proyecto = readProyectoDetail(answer)?.proyecto;
      return proyecto?.objetivo || proyecto?.descripcion || '';
    },
    entriesIn: entriesOf(readProyectos, ({ id_proyecto, nombre }) => ({
      path: sitePaths.proyecto(id_proyecto, nombre),
      text: nombre || siteTexts.proyectos.noNombre,
    })),
  },
  productos: {
    ...siteTexts.productos,
    none: publicSiteMessages.noProductos,
    describe: (answer) => {
      const producto = readProductoDetail(answer)?.producto;
      if (producto === undefined) return '';
      const { resumen, descripcion, tipo, autores } = producto;
      return resumen || descripcion || sentences(tipo, shortAuthors(autores), yearText(producto));
    },
    entriesIn: entriesOf(readProductos, ({ id, nombre }) => ({
      path: sitePaths.producto(id, nombre),
      text: nombre || siteTexts.productos.noNombre,
    })),
  },
  integrantes: {
    ...integrantesTexts,
    describe: (answer) => {
      const integrante = readIntegranteDetail(answer)?.integrante;
      return sentences(integrante?.cargo, integrante?.profesion, ...(integrante?.areas_tematicas ?? []));
    },
    entriesIn: entriesOf(readIntegrantes, (integrante) => ({
      path: sitePaths.integrante(integrante.id, fullNameOf(integrante)),
      text: fullNameOf(integrante) || integrantesTexts.noNombre,
    })),
  },
  eventos: {
    ...siteTexts.eventos,
    none: publicSiteMessages.noEventos,
    failed: publicSiteMessages.eventosFailed,
    describe: (answer) => {
      const evento = readOneEvento(answer);
      const place = [evento?.lugar, evento?.pais].filter(Boolean).join(', ');
      return evento?.descripcion || sentences(longDate(evento?.fecha ?? ''), place);
    },
    entriesIn: entriesOf(readEventos, ({ id, nombre, fecha }) => ({
      path: sitePaths.evento(id, nombre),
      text: nombre || siteTexts.eventos.noNombre,
      note: yearNote(fecha),
    })),
  },
  noticias: {
    ...noticiaTexts,
    none: publicSiteMessages.noNoticias,
    failed: publicSiteMessages.noticiasFailed,
    describe: (answer) => readOneNoticia(answer)?.resumen ?? '',
    entriesIn: entriesOf(readNoticias, ({ id, titulo, fecha }) => ({
      path: sitePaths.noticia(id, titulo),
      text: titulo || noticiaTexts.noTitulo,
      note: yearNote(fecha),
    })),
  },
};
