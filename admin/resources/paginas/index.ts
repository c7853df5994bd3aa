import Icon from '@mui/icons-material/ArticleOutlined';
import type { AdminResource } from '../../addresses/adminResource.ts';
import { PaginaCreate } from './PaginaCreate.tsx';
import { PaginaEdit } from './PaginaEdit.tsx';
import { PaginaList } from './PaginaList.tsx';

export const paginas: AdminResource<'paginas'> = {
  icon: Icon,
  label: 'Páginas',
  menu: { heading: 'El sitio', place: 4 },
  addLabel: 'Nueva página',
  addresses: { list: '/paginas', form: '/paginas/:id', create: '/paginas/create' },
  screens: { list: PaginaList, create: PaginaCreate, edit: PaginaEdit, recordRepresentation: 'titulo' },
};
