import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';

/** Values of `tipo`. */
const ORGANIZADOR = 1;
const PONENTE = 3;

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

/** The domain of a URL; the whole text if it is none. */
const domainOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url);

/** Links by their domain; the second and third of the same domain are numbered. */
function linksByDomain(urls: readonly string[]): { text: string; url: string }[] {
  const domains = urls.map(domainOf);
  return urls.map((url, index) => {
    const domain = domains[index] ?? url;
    const nth = domains.slice(0, index + 1).filter((other) => other === domain).length;
    return { text: nth === 1 ? domain : siteTexts.eventos.nth(domain, nth), url };
  });
}

export function linksOf(evento: PublicEvento): { text: string; url: string }[] {
  const noticia = evento.tipo === ORGANIZADOR ? evento.url_noticia_divulgacion : '';
  return [
    { text: siteTexts.eventos.noticia, url: noticia },
    { text: siteTexts.eventos.page, url: evento.url_pagina_evento },
    ...linksByDomain(evento.urls_adicionales),
  ].filter(({ url }) => url !== '');
}
