/** A row that names no access does not compile: the default is to deny. */
export type Access = 'public' | 'staff';
/** `write` runs in one transaction with its movimientos row; `session` only touches sessions. */
export type Effect = 'read' | 'write' | 'session';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Call {
  readonly method: Method;
  /** As the specification writes it, relative to {host}/api; parameters in braces. */
  readonly path: string;
  readonly access: Access;
  /** Unit in the Content-Range of a paginated list; null for other answers. */
  readonly range: string | null;
}

/** `cached`: the response is kept until the next write, for visitors of a public call, else for staff. */
type Caching =
  | { readonly effect: 'read'; readonly cached: boolean }
  | { readonly effect: Effect; readonly cached: false };

/** `file` is the form field that carries the file of a multipart body. */
type Body =
  | { readonly body: 'none' | 'json'; readonly file: null }
  | { readonly body: 'multipart'; readonly file: string };

/** One call of the API. Its zod schemas are in schemas.ts under the same name: the public bundle must not carry zod. */
export type Endpoint = Call & Caching & Body;

/** The parameters of a path, by its braces: all of them are ids. */
export type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: number } & ParamsOf<Rest>
  : unknown;

/**
 * Fills the braces of a path.
 * @throws {Error} when a parameter is missing
 */
export function fillPath(path: string, params: Readonly<Record<string, number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`missing parameter ${name} of ${path}`);
    return encodeURIComponent(value);
  });
}
