import Icon from '@mui/icons-material/FolderOutlined';
import { lazy } from 'react';
import type { AdminResource } from '../../addresses/adminResource.ts';
import { ProyectoCreate } from './ProyectoCreate.tsx';
import { ProyectoEdit } from './ProyectoEdit.tsx';
import { ProyectoList } from './ProyectoList.tsx';

const FORM = '/detalle_proyecto/:id';

export const proyectos: AdminResource<'proyectos'> = {
  icon: Icon,
  label: 'Proyectos',
  menu: { heading: 'Contenido', place: 1 },
  addLabel: 'Agregar proyecto',
  addresses: { list: '/proyectos', form: FORM, create: '/proyectos/create' },
  screens: { list: ProyectoList, create: ProyectoCreate, recordRepresentation: 'nombre' },
  routes: { [FORM]: ProyectoEdit },
  card: {
    place: 1,
    title: 'Proyectos de investigación',
    description: 'Fichas, integrantes, productos y línea de cada proyecto.',
    shortcut: 'Agregar un proyecto',
  },
  chart: lazy(async () => ({ default: (await import('./ProyectosChart.tsx')).ProyectosChart })),
  firstStep: {
    paso: 'proyecto',
    text: 'Agregue un proyecto',
    detail: 'Con su objetivo y sus fechas. Los integrantes y productos se suman después.',
    opens: 'create',
  },
  homeBlock: { content: 'Los últimos proyectos.', hasText: false },
};
