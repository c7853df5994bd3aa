import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';

/** Values of `tipo`. */
const ORGANIZADOR = 1;
const PONENTE = 3;

/** True if the event has a link or talk to show. */
export function hasDetail(evento: PublicEvento): boolean {
  return (
    (evento.tipo === ORGANIZADOR && evento.url_noticia_divulgacion !== '') ||
    (evento.tipo === PONENTE && evento.nombre_ponencia !== '') ||
    evento.url_pagina_evento !== '' ||
    evento.urls_adicionales.length > 0
  );
}

/** The name of a speaker's talk, or null. */
export const ponenciaOf = ({ tipo, nombre_ponencia }: PublicEvento): string | null =>
  tipo === PONENTE && nombre_ponencia !== '' ? nombre_ponencia : null;

export function linksOf(evento: PublicEvento): { text: string; url: string }[] {
  const noticia = evento.tipo === ORGANIZADOR ? evento.url_noticia_divulgacion : '';
  return [
    { text: siteTexts.eventos.noticia, url: noticia },
    { text: siteTexts.eventos.page, url: evento.url_pagina_evento },
    ...evento.urls_adicionales.map((url, index) => ({ text: siteTexts.eventos.additional(index + 1), url })),
  ].filter(({ url }) => url !== '');
}
