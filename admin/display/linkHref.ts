import { isWebUrl } from '../../contract/fields/webUrl.ts';

/** True for the addresses that the server accepts in the links of objetivo: http, https or mailto. */
export const isLinkHref = (href: string): boolean =>
  isWebUrl(href.trim()) || /^mailto:\S[^\s@]*@\S+$/i.test(href.trim());
