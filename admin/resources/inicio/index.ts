import Icon from '@mui/icons-material/HomeOutlined';
import type { AdminResource } from '../../addresses/adminResource.ts';
import { InicioEdit } from './InicioEdit.tsx';

const FORM = '/conf_inicio';

export const inicio: AdminResource<'inicio'> = {
  icon: Icon,
  label: 'Configuración de inicio',
  menu: { heading: 'El sitio', place: 1 },
  addresses: { list: FORM, form: FORM },
  routes: { [FORM]: InicioEdit },
  firstStep: {
    paso: 'textos',
    text: 'Revise los textos del inicio',
    detail: 'El inicio, Identidad y las líneas traen textos de ejemplo. Cámbielos por los de su grupo.',
    opens: 'list',
    declared: 'Están bien así',
  },
  withoutSample: 'La configuración de inicio queda vacía.',
  visited: { kind: 'Página', name: 'Inicio' },
};
