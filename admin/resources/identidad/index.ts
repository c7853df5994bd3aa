import Icon from '@mui/icons-material/PaletteOutlined';
import type { AdminResource } from '../../addresses/adminResource.ts';
import { IdentidadEdit } from './IdentidadEdit.tsx';

const FORM = '/identidad';

export const identidad: AdminResource<'identidad'> = {
  icon: Icon,
  label: 'Identidad',
  menu: { heading: 'El sitio', place: 2 },
  addresses: { list: FORM, form: FORM },
  routes: { [FORM]: IdentidadEdit },
  withoutSample: 'La identidad queda sin institución, líder, categoría ni creación.',
  firstStep: {
    paso: 'identidad',
    text: 'Escriba el nombre del grupo',
    detail:
      'Se marca cuando ya no es el nombre con el que viene el portal. El logo y los colores están en la misma página.',
    opens: 'list',
  },
};
