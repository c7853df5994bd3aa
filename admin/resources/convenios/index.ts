import Icon from '@mui/icons-material/HandshakeOutlined';
import { messages } from '../../../contract/calls/messages.ts';
import type { AdminResource } from '../../addresses/adminResource.ts';
import { ConvenioEdit } from './ConvenioEdit.tsx';
import { ConvenioList } from './ConvenioList.tsx';

const FORM = '/convenios/editar_convenio/:id';

export const convenios: AdminResource<'convenios'> = {
  icon: Icon,
  label: 'Convenios',
  menu: { heading: 'Contenido', place: 4 },
  addLabel: 'Agregar convenio',
  addresses: { list: '/convenios', form: FORM },
  screens: { list: ConvenioList, recordRepresentation: 'nombre' },
  routes: { [FORM]: ConvenioEdit },
  deletion: messages.convenios,
  card: {
    place: 5,
    title: 'Convenios',
    description: 'Entidades aliadas y sus logos en el inicio.',
    shortcut: 'Agregar un convenio',
  },
  firstStep: {
    paso: 'convenio',
    text: 'Agregue un convenio',
    detail: 'El logo de la entidad aliada aparece en el inicio.',
    opens: 'create',
  },
  homeBlock: { content: 'Los logos de los convenios activos.', hasText: true },
};
