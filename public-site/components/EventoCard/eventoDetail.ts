import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { ponenciaOf } from '../../../contract/values/ponencia.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';

/** Value of `tipo`. */
const ORGANIZADOR = 1;

export function hasDetail(evento: PublicEvento): boolean {
  return (
    (evento.tipo === ORGANIZADOR && evento.url_noticia_divulgacion !== '') ||
    ponenciaOf(evento) !== '' ||
    evento.url_pagina_evento !== '' ||
    evento.urls_adicionales.length > 0
  );
}

/** Decoded if that leaves letters, digits and plain punctuation only. */
function readable(part: string): string {
  try {
    const text = decodeURIComponent(part);
    return /^[\p{L}\p{M}\p{N} ._~+-]+$/u.test(text) ? text : part;
  } catch {
    return part;
  }
}

/** 'domain/…/last part of the path'; the whole text if it is no URL. */
function nameOfUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname } = new URL(url);
  const parts = pathname.split('/').filter((part) => part !== '');
  const last = readable(parts.at(-1) ?? '');
  return [hostname.replace(/^www\./, ''), ...(parts.length > 1 ? ['…'] : []), last].filter(Boolean).join('/');
}

/** Links by host and last part of the path; the second and third with the same name are numbered. */
function linksByName(urls: readonly string[]): { text: string; url: string }[] {
  const names = urls.map(nameOfUrl);
  return urls.map((url, index) => {
    const name = names[index] ?? url;
    const nth = names.slice(0, index + 1).filter((other) => other === name).length;
    return { text: nth === 1 ? name : siteTexts.eventos.nth(name, nth), url };
  });
}

export function linksOf(evento: PublicEvento): { text: string; url: string }[] {
  const noticia = evento.tipo === ORGANIZADOR ? evento.url_noticia_divulgacion : '';
  return [
    { text: siteTexts.eventos.noticia, url: noticia },
    { text: siteTexts.eventos.page, url: evento.url_pagina_evento },
    ...linksByName(evento.urls_adicionales),
  ].filter(({ url }) => url !== '');
}
