import { describe, expect, it } from 'vitest';
import type { Wire } from '../../dataProvider/core/adapter.ts';
import type { adapters } from '../../dataProvider/index.ts';
import { convenios } from '../../dataProvider/resources/convenios.ts';
import { eventos } from '../../dataProvider/resources/eventos.ts';
import { inicio } from '../../dataProvider/resources/inicio.ts';
import { integrantes } from '../../dataProvider/resources/integrantes.ts';
import { proyectoLinea } from '../../dataProvider/resources/links.ts';
import { noticias } from '../../dataProvider/resources/noticias.ts';
import { productos } from '../../dataProvider/resources/productos.ts';
import { proyectos } from '../../dataProvider/resources/proyectos.ts';
import { aNoticia } from '../support/builders/staffNoticia.ts';
import {
  aConvenio,
  aLinea,
  anEvento,
  anInicio,
  anIntegrante,
  aProducto,
  aProyecto,
} from '../support/builders/staffRecords.ts';
import { answer, mockedNetwork } from '../support/network.ts';
import { ALL_RECORDS, provider } from './mock.ts';

const received = mockedNetwork();

/** A record after write and read; read-only fields are copied. */
function roundTrip<R extends object>({ read, write }: { read(wire: Wire): R; write?(record: R): Wire }, record: R): R {
  return read({ ...record, ...write?.(record) });
}

describe('read and write are inverses', () => {
  it('proyectos', () => {
    for (const wire of [aProyecto(), aProyecto({ activo: 0, estado: 2, entidades: [], id_linea: null })]) {
      const record = proyectos.read(wire);
      expect(roundTrip(proyectos, record)).toEqual(record);
    }
  });

  it('integrantes', () => {
    for (const wire of [anIntegrante(), anIntegrante({ grupo: 2, estudios: [], nombre_imagen: null })]) {
      const record = integrantes.read(wire);
      expect(roundTrip(integrantes, record)).toEqual(record);
    }
  });

  it('productos', () => {
    for (const wire of [
      aProducto(),
      aProducto({ proyecto_id: null, id_proyecto: null, enlace: '', url_externa: '' }),
    ]) {
      const record = productos.read(wire);
      expect(roundTrip(productos, record)).toEqual(record);
    }
  });

  it('convenios', () => {
    for (const wire of [aConvenio(), aConvenio({ estado: 2, descripcion: '' })]) {
      const record = convenios.read(wire);
      expect(roundTrip(convenios, record)).toEqual(record);
    }
  });

  it('eventos', () => {
    for (const wire of [anEvento(), anEvento({ estado: 0, tipo: 4, urls_adicionales: [] })]) {
      const record = eventos.read(wire);
      expect(roundTrip(eventos, record)).toEqual(record);
    }
  });

  it('noticias', () => {
    const inactive = { activo: 0, imagen: 'n9.webp', descripcion_imagen: 'La puerta', evento_id: 6 };
    for (const wire of [aNoticia(), aNoticia(inactive)]) {
      const record = noticias.read(wire);
      expect(roundTrip(noticias, record)).toEqual(record);
    }
  });

  it('inicio', () => {
    const record = inicio.read(anInicio());
    expect(roundTrip(inicio, record)).toEqual(record);
  });

  it('proyecto-linea', () => {
    for (const id_linea of [2, null]) {
      const record = proyectoLinea.read({ id_proyecto: 3, id_linea, linea_nombre: 'Gestión SST' });
      expect(roundTrip(proyectoLinea, record)).toEqual(record);
    }
  });
});

describe('resources with a whole list', () => {
  const lists = {
    proyectos: () =>
      answer('listProyectos', {
        success: 1,
        projects: [1, 2, 3].map((id) => aProyecto({ id, id_proyecto: id, id_linea: id })),
      }),
    integrantes: () =>
      answer('listIntegrantes', { success: 1, integrantes: [1, 2, 3].map((id) => anIntegrante({ id })) }),
    productos: () =>
      answer('listProductos', { success: 1, products: [1, 2, 3].map((id) => aProducto({ id, proyecto_id: id })) }),
    lineas: () =>
      answer('listLineas', { success: 1, lineas: [1, 2, 3].map((id) => aLinea({ id, nombre: `Línea ${id}` })) }),
    convenios: () => answer('listConvenios', { success: 1, convenios: [1, 2, 3].map((id) => aConvenio({ id })) }),
    eventos: () => answer('listEventos', { success: 1, eventos: [1, 2, 3].map((id) => anEvento({ id, tipo: id })) }),
    noticias: () =>
      answer('listNoticias', { success: 1, noticias: [1, 2, 3].map((id) => aNoticia({ id, evento_id: id })) }),
  };

  it.each(Object.entries(lists))('%s: getMany selects from the list', async (resource, prepare) => {
    prepare();
    const { data } = await provider().getMany(resource, { ids: ['1', 3, 99] });
    expect(data.map(({ id }) => id)).toEqual([1, 3]);
    expect(received).toHaveLength(1);
  });

  it.each(Object.entries(lists))('%s: getList sorts and pages', async (resource, prepare) => {
    prepare();
    const page = await provider().getList(resource, {
      filter: {},
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 2 },
    });
    expect(page.data.map(({ id }) => id)).toEqual([3, 2]);
    expect(page.total).toBe(3);
  });

  it.each([
    ['proyectos', 'id_linea'],
    ['integrantes', 'id'],
    ['productos', 'proyecto_id'],
    ['lineas', 'id'],
    ['convenios', 'id'],
    ['eventos', 'tipo'],
    ['noticias', 'evento_id'],
  ] as const)('%s: getManyReference by %s', async (resource, target) => {
    lists[resource]();
    const { data, total } = await provider().getManyReference(resource, { ...ALL_RECORDS, target, id: '2' });
    expect([data.map(({ id }) => id), total]).toEqual([[2], 1]);
  });
});

describe('lineas', () => {
  it('getOne selects from the list', async () => {
    answer('listLineas', { success: 1, lineas: [aLinea({ id: 2, nombre: 'Gestión SST' })] });
    expect((await provider().getOne('lineas', { id: '2' })).data).toMatchObject({
      id: 2,
      nombre: 'Gestión SST',
      retirada: false,
    });
  });
});

describe('verbs without an API call', () => {
  const verbs = {
    getList: { ...ALL_RECORDS },
    getOne: { id: 1 },
    getMany: { ids: [1] },
    getManyReference: { ...ALL_RECORDS, target: 'otro', id: 1 },
    create: { data: {} },
    update: { id: 1, data: {}, previousData: { id: 1 } },
    updateMany: { ids: [1], data: {} },
    delete: { id: 1, previousData: { id: 1 } },
    deleteMany: { ids: [1] },
  };
  const missing: Record<keyof typeof adapters, (keyof typeof verbs)[]> = {
    proyectos: [],
    integrantes: [],
    productos: [],
    lineas: [],
    convenios: [],
    eventos: [],
    noticias: [],
    paginas: [],
    inicio: ['create', 'delete', 'deleteMany'],
    identidad: ['create', 'delete', 'deleteMany'],
    movimientos: ['create', 'update', 'delete', 'deleteMany'],
    papelera: ['create', 'update', 'delete', 'deleteMany'],
    'proyecto-integrante': ['getList', 'getOne', 'getMany', 'getManyReference', 'update', 'updateMany'],
    'proyecto-producto': ['getList', 'getOne', 'getMany', 'getManyReference', 'update', 'updateMany'],
    'proyecto-linea': ['getList', 'getMany', 'getManyReference', 'updateMany', 'delete', 'deleteMany'],
  };
  const cases = Object.entries(missing).flatMap(([resource, names]) => names.map((verb) => [resource, verb] as const));

  it.each([...cases, ...Object.keys(verbs).map((verb) => ['unknown', verb as keyof typeof verbs] as const)])(
    '%s: %s rejects with 405',
    async (resource, verb) => {
      const call = provider()[verb] as (resource: string, params: object) => Promise<unknown>;
      await expect(call(resource, verbs[verb])).rejects.toMatchObject({
        message: 'Esta operación no está disponible',
        status: 405,
      });
      expect(received).toEqual([]);
    },
  );
});
