import { siteTexts } from '../../../i18n/siteTexts.ts';
import { integrantesFilters } from '../../components/IntegrantesDirectory/filterIntegrantes.ts';
import { IntegrantesSection } from '../../components/IntegrantesSection/IntegrantesSection.tsx';
import { parseIntegrantes } from '../../data/parseIntegrante.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';

/** The filters are part of the URL. */
export default function IntegrantesPage() {
  usePageTitle(siteTexts.integrantes.title);
  const [query, changeQuery] = useQuery();
  return (
    <IntegrantesSection
      banner
      filters={{ values: integrantesFilters(query), onChange: changeQuery }}
      integrantes={usePageCall('integrantes', 'listPublicIntegrantes', {}, parseIntegrantes)}
    />
  );
}
