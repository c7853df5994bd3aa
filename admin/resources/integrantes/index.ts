import Icon from '@mui/icons-material/GroupOutlined';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import type { AdminResource } from '../../addresses/adminResource.ts';
import { IntegranteEdit } from './IntegranteEdit.tsx';
import { IntegranteList } from './IntegranteList.tsx';

const FORM = '/integrante_detail/:id';

export const integrantes: AdminResource<'integrantes'> = {
  icon: Icon,
  label: 'Integrantes',
  menu: { heading: 'Contenido', place: 3 },
  addLabel: 'Agregar integrante',
  addresses: { list: '/integrantes', form: FORM },
  screens: {
    list: IntegranteList,
    recordRepresentation: fullNameOf,
  },
  routes: { [FORM]: IntegranteEdit },
  card: {
    place: 2,
    title: 'Integrantes',
    description: 'Perfiles internos y externos del grupo.',
    shortcut: 'Agregar un integrante',
  },
  firstStep: {
    paso: 'integrante',
    text: 'Agregue un integrante',
    detail: 'Después podrá sumarlo a proyectos y nombrarlo como autor.',
    opens: 'create',
  },
  sentenceNoun: 'el perfil',
};
