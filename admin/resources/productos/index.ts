import Icon from '@mui/icons-material/ArticleOutlined';
import { lazy } from 'react';
import type { AdminResource } from '../../addresses/adminResource.ts';
import { EDIT } from '../../addresses/paths.ts';
import { ProductoList } from './ProductoList.tsx';
import { ToProductos } from './ToProductos.tsx';

const LIST = '/productos_investigacion';

export const productos: AdminResource<'productos'> = {
  icon: Icon,
  label: 'Productos',
  menu: { heading: 'Contenido', place: 2 },
  addLabel: 'Agregar producto',
  addresses: { list: LIST, form: `${LIST}?${EDIT}=:id` },
  formInList: true,
  rowQuery: ({ nombre }) => String(new URLSearchParams({ filter: JSON.stringify({ q: nombre }) })),
  createDialog: lazy(async () => ({ default: (await import('./ProductoCreate.tsx')).ProductoCreate })),
  screens: { list: ToProductos, recordRepresentation: 'nombre' },
  routes: { [LIST]: ProductoList },
  card: {
    place: 4,
    title: 'Productos de investigación',
    description: 'Artículos, libros, software y demás resultados.',
    shortcut: 'Agregar un producto',
  },
  chart: lazy(async () => ({ default: (await import('./ProductosChart.tsx')).ProductosChart })),
  firstStep: {
    paso: 'producto',
    text: 'Agregue un producto',
    detail: 'Un artículo, un libro, un software… La ficha se llena al pegar su cita.',
    opens: 'create',
  },
  homeBlock: { content: 'Algunos productos, al azar.', hasText: false },
};
