import { siteTexts } from './siteTexts.ts';

/** Texts of the pages and of the block of news. */
export const noticiaTexts = {
  title: siteTexts.noticias.title,
  lead: 'Lo que el grupo hace, publica y convoca.',
  noTitulo: 'Noticia sin título',
  noFecha: 'Sin fecha',
  notFound: 'No se encontró información de la noticia',
  badge: 'Noticia',
  years: 'Noticias por año',
  allYears: 'Todas',
  showing: (shown: number, total: number) => `Mostrando ${shown} de ${total} noticias`,
  count: (n: number) => (n === 1 ? '1 noticia' : `${n} noticias`),
  seeAll: 'Ver todas las noticias',
  fecha: 'Fecha',
  about: { proyecto_id: 'Proyecto', producto_id: 'Producto', evento_id: 'Evento' },
  campos: { url_fuente: 'Fuente' },
} as const;
