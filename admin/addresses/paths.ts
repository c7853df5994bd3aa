import { useMemo } from 'react';
import { useBasename } from 'react-admin';
import { type MergedResource, RESOURCE_NAMES, type ResourceName } from '../../contract/resources/resources.ts';
import { type AdminParts, type AnyAdminResources, useAdminResources } from './adminResource.ts';

/** Parameters of an address: the record to edit, and the field that gets the focus. */
export const EDIT = 'editar';
export const FIELD = 'campo';
/** Parameter of an address: the draft that the form is filled with. */
export const DRAFT = 'borrador';

/** The address of a form filled with a draft. */
export const atDraft = (address: string, id: number): string =>
  `${address}?${new URLSearchParams({ [DRAFT]: String(id) })}`;

/** The address of a form, with the focus in a field. */
export const atField = (address: string, campo: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [FIELD]: campo })}`;

/** What a link asks a list to open: the form of a new record, filled with what another one has or not, or of a stored one. */
export type OpenState = { create: true } | { edit: number } | { copyOf: number };

/** What a link to a form says: where to go after a save. */
export interface ReturnState {
  returnTo: string;
}

/** What the state of the dashboard's location says after a sign-in. */
export interface WantedState {
  /** the address that was opened without a session; '' if there was none */
  wanted: string;
}

export interface PathWithState {
  to: string;
  /** of the location */
  state: OpenState | null;
}

function pathsOf(basename: string, { addresses: { list, form, create }, formInList }: AdminParts) {
  const listPath = basename + list;
  const formPath = (id: number | string) => basename + form.replace(':id', String(id));
  const opened: (id: number) => PathWithState = formInList
    ? (edit) => ({ to: listPath, state: { edit } })
    : (id) => ({ to: formPath(id), state: null });
  const created: PathWithState =
    create === undefined ? { to: listPath, state: { create: true } } : { to: basename + create, state: null };
  return {
    list: listPath,
    form: formPath,
    /** The form, where its address need not be shown: a list opens its dialog without it. */
    open: opened,
    /** the form of a new record */
    create: created,
  };
}

export type ResourcePaths = ReturnType<typeof pathsOf>;

/** The routes. `basename` is '' under react-admin's own router and '/admin' inside another router. */
export function pathsUnder(basename: string, resources: AnyAdminResources) {
  return {
    dashboard: `${basename}/dashboard`,
    login: `${basename}/login`,
    clave: `${basename}/cambiar_clave`,
    movimientos: `${basename}/movimientos`,
    pendientes: `${basename}/pendientes`,
    papelera: `${basename}/papelera`,
    importar: `${basename}/importar`,
    fusionar: `${basename}/fusionar`,
    ...(Object.fromEntries(RESOURCE_NAMES.map((name) => [name, pathsOf(basename, resources[name])])) as {
      readonly [N in ResourceName]: ResourcePaths;
    }),
  };
}

export type Paths = ReturnType<typeof pathsUnder>;

/** What each column of the template of a kind takes. */
export const importColumnsPath = ({ importar }: Pick<Paths, 'importar'>, kind: string): string =>
  `${importar}/columnas/${kind}`;

/** The screen that merges a record with another one. @param otherId absent: it asks for that one */
export const mergePath = (
  { fusionar }: Pick<Paths, 'fusionar'>,
  recurso: MergedResource,
  id: number,
  otherId?: number,
): string => [fusionar, recurso, id, ...(otherId === undefined ? [] : [otherId])].join('/');

/** The address of one import. */
export const importPath = ({ importar }: Pick<Paths, 'importar'>, id: number): string => `${importar}/${id}`;

export function usePaths(): Paths {
  const basename = useBasename();
  const resources = useAdminResources();
  return useMemo(() => pathsUnder(basename, resources), [basename, resources]);
}

/** The path in the hash of an address, without its query. */
export const pathOf = (hash: string): string => hash.split('?')[0] ?? '';
