import Icon from '@mui/icons-material/EventOutlined';
import { lazy } from 'react';
import { messages } from '../../../contract/calls/messages.ts';
import type { AdminResource } from '../../addresses/adminResource.ts';
import { EventoEdit } from './EventoEdit.tsx';
import { EventoList } from './EventoList.tsx';

const FORM = '/eventos/editar_evento/:id';

export const eventos: AdminResource<'eventos'> = {
  icon: Icon,
  label: 'Eventos',
  menu: { heading: 'Contenido', place: 5 },
  addLabel: 'Crear evento',
  addresses: { list: '/eventos', form: FORM },
  screens: { list: EventoList, recordRepresentation: 'nombre' },
  routes: { [FORM]: EventoEdit },
  deletion: messages.eventos,
  card: {
    place: 3,
    title: 'Eventos',
    description: 'Eventos académicos asistidos, por año y por mes.',
    shortcut: 'Crear un nuevo evento',
  },
  chart: lazy(async () => ({ default: (await import('./EventosChart.tsx')).EventosChart })),
  firstStep: {
    paso: 'evento',
    text: 'Agregue un evento',
    detail: 'Uno al que el grupo asistió o asistirá.',
    opens: 'create',
  },
  homeBlock: { content: 'Los próximos eventos y los últimos.', hasText: true },
};
