/** Addresses of the web, in any text. No imports: the child process that reads files loads no rules. */

/** True for http and https URLs only, so that no link runs a script. */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text)) return false;
  return URL.canParse(text);
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const LABEL = /^[\p{L}\p{N}-]+$/u;

/** True for a name with a dot, such as that of a site. */
function isHost(text: string): boolean {
  const labels = text.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label));
}

/** 'facebook.com/grupo' becomes 'https://facebook.com/grupo'. What has a scheme or a blank, or begins with no host, stays. */
export function withScheme(text: string): string {
  const address = text.trim();
  const [host = ''] = address.split(/[/?#]/, 1);
  if (/\s/.test(address) || SCHEME.test(address) || !isHost(host)) return text;
  return `https://${address}`;
}
