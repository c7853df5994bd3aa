import { accesibilidadTexts } from '../../../i18n/accesibilidadTexts.ts';
import { useInicio } from '../../data/InicioContext.tsx';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { AccesibilidadView } from './AccesibilidadView.tsx';

export default function AccesibilidadPage() {
  usePageTitle(accesibilidadTexts.title);
  const inicio = useInicio();
  return <AccesibilidadView inicio={inicio.status === 'ready' ? inicio.data.inicio : null} />;
}
