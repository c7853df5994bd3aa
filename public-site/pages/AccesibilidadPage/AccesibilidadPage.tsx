import { sitePages } from '../../../contract/addresses/sitePages.ts';
import { useInicio } from '../../data/InicioContext.tsx';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { AccesibilidadView } from './AccesibilidadView.tsx';

export default function AccesibilidadPage() {
  usePageTitle(sitePages.accesibilidad.name);
  const inicio = useInicio();
  return <AccesibilidadView inicio={inicio.status === 'ready' ? inicio.data.inicio : null} />;
}
