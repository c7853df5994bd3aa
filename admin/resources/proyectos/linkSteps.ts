import { type DataProvider, HttpError, type RaRecord } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { WHOLE_PAGE } from '../../../dataProvider/core/wholePage.ts';
import type { ProyectoIntegrante, ProyectoProducto } from '../../../dataProvider/resources/links.ts';
import type { Step } from '../../records/forms/createInSteps.ts';

const { proyectos: texts } = messages;

/** The values of the form; an empty choice is '', null or undefined. */
interface ChosenLinks {
  id_linea: unknown;
  integrantes: unknown;
  productos: unknown;
}

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** The name of a record for the labels of the steps. */
type NameOf = (resource: 'lineas' | 'integrantes' | 'productos', id: number) => string;

const isConflict = (error: unknown) => error instanceof HttpError && error.status === 409;

/**
 * Links a record. A conflict with a link that this form made without an answer is a success.
 * @returns the function that removes the link
 */
async function link<L extends RaRecord<number>>(
  dataProvider: DataProvider,
  resource: string,
  data: Partial<L> & { id_proyecto: number },
  isLink: (candidate: L) => boolean,
): Promise<() => Promise<unknown>> {
  const find = async () => {
    const { data: links } = await dataProvider.getManyReference<L>(resource, {
      target: 'id_proyecto',
      id: data.id_proyecto,
      filter: {},
      pagination: WHOLE_PAGE,
      sort: { field: 'id', order: 'ASC' },
    });
    return links.find(isLink);
  };
  const make = async () => {
    try {
      return (await dataProvider.create<L>(resource, { data })).data;
    } catch (error) {
      const found = isConflict(error) ? await find() : undefined;
      if (found === undefined) throw error;
      return found;
    }
  };
  const made = await make();
  return async () => {
    // Its id is unknown if the new link could not be read.
    const stored = made.id > 0 ? made : await find();
    if (stored !== undefined) await dataProvider.delete(resource, { id: stored.id, previousData: stored });
  };
}

async function setLinea(dataProvider: DataProvider, id: number, id_linea: number, previous: number | null) {
  const data = { id, id_proyecto: id, id_linea };
  const previousData = { id, id_proyecto: id, id_linea: previous, linea_nombre: '' };
  try {
    await dataProvider.update('proyecto-linea', { id, data, previousData });
  } catch (error) {
    if (!isConflict(error)) throw error;
    const { data: stored } = await dataProvider.getOne('proyecto-linea', { id });
    if (stored.id_linea !== id_linea) await dataProvider.update('proyecto-linea', { id, data, previousData: stored });
  }
}

/** The calls that link a new project to its línea, members and products. */
export function createLinkSteps(dataProvider: DataProvider) {
  let linea: number | null = null;

  const lineaStep = (id_linea: number, nameOf: NameOf): Step => ({
    key: `linea:${id_linea}`,
    label: `Línea ${nameOf('lineas', id_linea)}`,
    failure: texts.lineaFailed,
    async run(id) {
      await setLinea(dataProvider, id, id_linea, linea);
      linea = id_linea;
      // The next línea replaces this one.
      return async () => undefined;
    },
  });

  const integranteStep = (id_integrante: number, nameOf: NameOf): Step => ({
    key: `integrante:${id_integrante}`,
    label: `Integrante ${nameOf('integrantes', id_integrante)}`,
    failure: texts.linkFailed,
    async run(id_proyecto) {
      const data = { id_proyecto, id_integrante };
      return link<ProyectoIntegrante>(
        dataProvider,
        'proyecto-integrante',
        data,
        (candidate) => candidate.id_integrante === id_integrante,
      );
    },
  });

  const productoStep = (id_producto: number, nameOf: NameOf): Step => ({
    key: `producto:${id_producto}`,
    label: `Producto ${nameOf('productos', id_producto)}`,
    failure: texts.linkFailed,
    async run(id_proyecto) {
      const data = { id_proyecto, id_producto };
      return link<ProyectoProducto>(
        dataProvider,
        'proyecto-producto',
        data,
        (candidate) => candidate.id === id_producto,
      );
    },
  });

  return {
    hasLinea: () => linea !== null,
    steps: ({ id_linea, integrantes, productos }: ChosenLinks, nameOf: NameOf): Step[] => [
      ...(id_linea ? [lineaStep(Number(id_linea), nameOf)] : []),
      ...idsOf(integrantes).map((id) => integranteStep(id, nameOf)),
      ...idsOf(productos).map((id) => productoStep(id, nameOf)),
    ],
  };
}
