import { CommandError } from '../copies/command.ts';

/**
 * An address of the other portal, without the slash at its end.
 * @param allowsHttp the operator accepts that everybody on the way reads and changes what comes
 * @throws {CommandError}
 */
export function remoteAddress(text: string, allowsHttp: boolean): URL {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new CommandError(`'${text}' no es una dirección como https://viejo.example.org/api.`);
  if (url.username !== '' || url.password !== '')
    throw new CommandError('La dirección no lleva usuario ni contraseña: use --usuario-remoto.');
  if (url.search !== '' || url.hash !== '') throw new CommandError('La dirección no lleva ? ni #.');
  if (url.protocol === 'http:' && !allowsHttp)
    throw new CommandError(
      `${url.href} no va cifrada: otros pueden leer y cambiar lo que viaja, la contraseña también. Use https, o --sin-cifrar si lo acepta.`,
    );
  while (url.pathname.length > 1 && url.pathname.endsWith('/')) url.pathname = url.pathname.slice(0, -1);
  return url;
}

/** An address below another one. @param path its segments are encoded already */
export function below(base: URL, path: string): URL {
  const url = new URL(base.origin);
  url.pathname = `${base.pathname.replace(/\/$/, '')}/${path}`;
  return url;
}
