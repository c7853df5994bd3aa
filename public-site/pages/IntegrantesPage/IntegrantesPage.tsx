import { siteTexts } from '../../../i18n/siteTexts.ts';
import { IntegrantesSection } from '../../components/IntegrantesSection/IntegrantesSection.tsx';
import { parseIntegrantes } from '../../data/parseIntegrante.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';

export default function IntegrantesPage() {
  usePageTitle(siteTexts.integrantes.title);
  return (
    <IntegrantesSection
      banner
      integrantes={usePageCall('integrantes', 'listPublicIntegrantes', {}, parseIntegrantes)}
    />
  );
}
