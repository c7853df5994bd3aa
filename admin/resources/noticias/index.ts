import Icon from '@mui/icons-material/NewspaperOutlined';
import type { AdminResource } from '../../addresses/adminResource.ts';
import { NoticiaCreate } from './NoticiaCreate.tsx';
import { NoticiaEdit } from './NoticiaEdit.tsx';
import { NoticiaList } from './NoticiaList.tsx';

export const noticias: AdminResource<'noticias'> = {
  icon: Icon,
  label: 'Noticias',
  menu: { heading: 'Contenido', place: 6 },
  addLabel: 'Agregar noticia',
  addresses: { list: '/noticias', form: '/noticias/:id', create: '/noticias/create' },
  screens: { list: NoticiaList, create: NoticiaCreate, edit: NoticiaEdit, recordRepresentation: 'titulo' },
  homeBlock: { content: 'Las tres noticias más recientes.', hasText: true },
};
