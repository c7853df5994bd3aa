import type { z } from 'zod';

/** Who may call: a row that says nothing does not compile, so the default is to deny. */
export type Access = 'public' | 'staff';
/** What a call does: `write` runs in one transaction with its movimientos row; `session` only touches sessions. */
export type Effect = 'read' | 'write' | 'session';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The zod schema of a body, query or answer, by type only: the public bundle must not carry zod (see schemas.ts). */
export interface Shape<S extends z.ZodType = z.ZodType> {
  readonly encoding: 'none' | 'json' | 'multipart';
  /** Never set: it carries the type. */
  readonly schema?: S;
}

/** One call of section 7, or of our own beside it. */
export interface Endpoint {
  readonly method: Method;
  /** As the specification writes it, relative to {host}/api; parameters in braces. */
  readonly path: string;
  readonly access: Access;
  readonly effect: Effect;
  readonly body: Shape;
  readonly query: Shape;
  readonly answer: Shape;
  /** The field that carries the file of a multipart call. */
  readonly file: string | null;
  /** The unit in Content-Range of a list that is read in parts; null where an answer is whole. */
  readonly range: string | null;
}

type None = z.ZodUndefined;
export const none: Shape<None> = { encoding: 'none' };
/** A JSON body of a schema: `json<typeof proyectoNuevo>()`. */
export const json = <S extends z.ZodType>(): Shape<S> => ({ encoding: 'json' });
/** A multipart body of a schema; its file is named by the row. */
export const multipart = <S extends z.ZodType>(): Shape<S> => ({ encoding: 'multipart' });

interface Options<
  A extends Access,
  E extends Effect,
  R extends z.ZodType,
  B extends z.ZodType,
  Q extends z.ZodType,
  F,
  N,
> {
  access: A;
  effect: E;
  answer: Shape<R>;
  body?: Shape<B>;
  query?: Shape<Q>;
  file?: F;
  range?: N;
}

const row =
  <const M extends Method>(method: M) =>
  <
    const P extends string,
    const A extends Access,
    const E extends Effect,
    R extends z.ZodType,
    B extends z.ZodType = None,
    Q extends z.ZodType = None,
    const F extends string | null = null,
    const N extends string | null = null,
  >(
    path: P,
    { access, effect, answer, body, query, file, range }: Options<A, E, R, B, Q, F, N>,
  ) => ({
    method,
    path,
    access,
    effect,
    answer,
    body: (body ?? none) as Shape<NoInfer<B>>,
    query: (query ?? none) as Shape<NoInfer<Q>>,
    file: (file ?? null) as NoInfer<F>,
    range: (range ?? null) as NoInfer<N>,
  });

export const get = row('GET');
export const post = row('POST');
export const put = row('PUT');
/** `delete` is a reserved word. */
export const del = row('DELETE');

/** The parameters of a path, by its braces: all of them are ids. */
export type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: number } & ParamsOf<Rest>
  : unknown;

/**
 * Fills the braces of a path.
 * @throws {Error} when a parameter is missing: a fault of the caller
 */
export function fillPath(path: string, params: Readonly<Record<string, number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`missing parameter ${name} of ${path}`);
    return encodeURIComponent(value);
  });
}
