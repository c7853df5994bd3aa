export type Access = 'public' | 'staff';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Call {
  readonly method: Method;
  /** Relative to /api; parameters in braces. */
  readonly path: string;
  /** Required: a call has no default access. */
  readonly access: Access;
  /** Unit of the Content-Range header of a paginated list, or null. */
  readonly range: string | null;
  readonly limit?: 'searches';
  /**
   * The call needs the caller's password, which Login/confirmar takes for ten minutes. `byInput`: the handler decides, since some
   * inputs need none.
   */
  readonly confirm?: 'always' | 'byInput';
  /** The answer is a file instead of JSON. */
  readonly answersFile?: true;
}

/**
 * `effect`: a `write` runs in one transaction with its movimientos row; `selfManaged` handlers run their own transactions, or none.
 * `cached`: the response cache stores the answer until the next write; of a public call, only the answer to visitors.
 */
type Caching =
  | { readonly effect: 'read'; readonly cached: boolean }
  | { readonly effect: 'selfManaged'; readonly cached: false }
  | {
      readonly effect: 'write';
      readonly cached: false;
      /** The answer is stored with the id of the request (header Solicitud); a request that is sent again gets it. */
      readonly storesAnswer: boolean;
    };

type Body =
  | { readonly body: 'none' | 'json'; readonly file: null }
  | {
      readonly body: 'multipart';
      readonly file: string;
      /** larger files are refused before they are read whole */
      readonly maxFileBytes: number;
    }
  | {
      /** JSON; or, with the file, a form of two parts: the JSON as {@link JSON_PART}, and the file */
      readonly body: 'jsonOrForm';
      readonly file: string;
      readonly maxFileBytes: number;
    };

/** The part of a form with the JSON that the call takes without a file. */
export const JSON_PART = 'datos';

/** One call of the API. Its zod schemas are in schemas.ts, because the public bundle must not include zod. */
export type Endpoint = Call & Caching & Body;

/** The one parameter that is a text: the address of a page. All others are ids. */
export const TEXT_PARAMETER = 'direccion';

/** The parameters of a path. */
export type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: K extends typeof TEXT_PARAMETER ? string : number } & ParamsOf<Rest>
  : unknown;

/** The parameters of any path. */
export type Params = Readonly<Record<string, number | string>>;

/** Fills the parameters of a path. Throws if one is missing. */
export function fillPath(path: string, params: Params): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`missing parameter ${name} of ${path}`);
    return encodeURIComponent(value);
  });
}

export interface Target {
  params?: Params | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
}

/** The address of a call. @param host origin of the API; '' is the site's own */
export function addressOfRow({ path: pattern }: Endpoint, target: Target = {}, host = ''): string {
  const path = `${host}/api/${fillPath(pattern, target.params ?? {})}`;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(target.query ?? {})) if (value !== undefined) query.set(key, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
}
