import type { DataProvider } from 'react-admin';
import type { CambioDeClave } from '../contract/entidades/sesion.ts';
import { aroundWrites } from './aroundWrites.ts';
import { createContext, type ProviderOptions } from './context.ts';
import { convenios } from './convenios.ts';
import { crud } from './crud.ts';
import { eventos } from './eventos.ts';
import { inicio } from './inicio.ts';
import { integrantes } from './integrantes.ts';
import { createKeptLists } from './keptLists.ts';
import { lineas } from './lineas.ts';
import { movimientos } from './movimientos.ts';
import { productos, recargarProductos } from './productos.ts';
import { proyectos } from './proyectos.ts';
import { byResource, restVerbs } from './rest.ts';
import { proyectoIntegrante, proyectoLinea, proyectoProducto } from './vinculos.ts';

/** The adapter of each resource, by its name in react-admin. */
export const adapters = {
  proyectos,
  integrantes,
  productos,
  lineas,
  convenios,
  eventos,
  inicio,
  movimientos,
  'proyecto-integrante': proyectoIntegrante,
  'proyecto-producto': proyectoProducto,
  'proyecto-linea': proyectoLinea,
};

/**
 * react-admin's data provider over the calls of section 7, and over our own beside it. Its methods reject with HttpError (httpError.ts).
 * @param options where the API is; `storage` holds the session whose user signs what is written (section 6)
 */
export function createDataProvider(options: ProviderOptions = {}) {
  const all = { storage: globalThis.localStorage, ...options };
  const kept = createKeptLists();
  const irregular = crud(adapters, (adapter, signal) => createContext(all, signal, adapter), kept);
  return {
    // Any write: the links, the names and the history of one resource show in the lists of others.
    ...aroundWrites(byResource(irregular, { usuarios: restVerbs(options) }), () => kept.forget),

    /** The products read anew, by the call that section 7 has for it. */
    async recargarProductos({ signal }: { signal?: AbortSignal } = {}) {
      return { data: await recargarProductos(createContext(all, signal)) };
    },

    /** Changes the password of the one who is signed in, and ends the other sessions (docs/decisions/0008). */
    async cambiarClave(body: CambioDeClave) {
      await createContext(all, undefined).call('cambiarClave', { body }).finally(kept.forget);
    },

    supportAbortSignal: true,
  } satisfies DataProvider;
}

export type PortalDataProvider = ReturnType<typeof createDataProvider>;
