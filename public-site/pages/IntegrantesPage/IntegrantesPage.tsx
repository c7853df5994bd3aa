import { publico } from '../../../i18n/publico.ts';
import { leerIntegrantes } from '../../answers/leerIntegrante.ts';
import { usePageCall } from '../../answers/usePageCall.ts';
import { IntegrantesSection } from '../../components/IntegrantesSection/IntegrantesSection.tsx';
import { usePageTitle } from '../../router/usePageTitle.ts';

/** The group's members, internal and external. */
export default function IntegrantesPage() {
  usePageTitle(publico.integrantes.titulo);
  return (
    <IntegrantesSection banner integrantes={usePageCall('integrantes', 'obtenerIntegrantes', {}, leerIntegrantes)} />
  );
}
