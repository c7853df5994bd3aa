import { readIntegrantes } from '../../../contract/wire/integrante.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { integrantesFilters } from '../../components/IntegrantesDirectory/filterIntegrantes.ts';
import { IntegrantesSection } from '../../components/IntegrantesSection/IntegrantesSection.tsx';
import { usePageCall } from '../../data/useCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';

/** The filters are part of the URL. */
export default function IntegrantesPage() {
  usePageTitle(integrantesTexts.title);
  const [query, changeQuery] = useQuery();
  return (
    <IntegrantesSection
      banner
      filters={{ values: integrantesFilters(query), onChange: changeQuery }}
      integrantes={usePageCall('integrantes', 'listPublicIntegrantes', {}, readIntegrantes)}
    />
  );
}
