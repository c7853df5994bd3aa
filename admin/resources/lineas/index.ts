import Icon from '@mui/icons-material/CategoryOutlined';
import type { AdminResource } from '../../addresses/adminResource.ts';
import { LineaEdit } from './LineaEdit.tsx';
import { LineaList } from './LineaList.tsx';

export const lineas: AdminResource<'lineas'> = {
  icon: Icon,
  label: 'Líneas',
  menu: { heading: 'El sitio', place: 3 },
  addLabel: 'Agregar línea',
  addresses: { list: '/lineas', form: '/lineas/:id' },
  screens: { list: LineaList, edit: LineaEdit, recordRepresentation: 'nombre' },
  firstStep: {
    paso: 'linea',
    text: 'Describa una línea de investigación',
    detail: 'Su texto se lee en la página de la línea.',
    opens: 'list',
  },
  homeBlock: { content: 'Las líneas de investigación.', hasText: true },
  sentenceNoun: 'la línea',
  visited: { kind: 'Línea' },
};
