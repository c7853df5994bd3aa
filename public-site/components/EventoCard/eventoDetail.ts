import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';

/** Organizador and Ponente. */
const ORGANIZADOR = 1;
const PONENTE = 3;

/** Whether an event has a link or detail to show. */
export function hasDetail(evento: PublicEvento): boolean {
  return (
    (evento.tipo === ORGANIZADOR && evento.url_noticia_divulgacion !== '') ||
    (evento.tipo === PONENTE && evento.nombre_ponencia !== '') ||
    evento.url_pagina_evento !== '' ||
    evento.urls_adicionales.length > 0
  );
}

/** The talk's name of a speaker, or null. */
export const ponenciaOf = ({ tipo, nombre_ponencia }: PublicEvento): string | null =>
  tipo === PONENTE && nombre_ponencia !== '' ? nombre_ponencia : null;

/** The links of an event's detail, in the order in which they are shown. */
export function linksOf(evento: PublicEvento): { texto: string; url: string }[] {
  const noticia = evento.tipo === ORGANIZADOR ? evento.url_noticia_divulgacion : '';
  return [
    { texto: siteTexts.eventos.noticia, url: noticia },
    { texto: siteTexts.eventos.page, url: evento.url_pagina_evento },
    ...evento.urls_adicionales.map((url, index) => ({ texto: siteTexts.eventos.additional(index + 1), url })),
  ].filter(({ url }) => url !== '');
}
