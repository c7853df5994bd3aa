import { fullNameOf } from '../../../contract/values/fullName.ts';
import { readIntegranteDetail } from '../../../contract/wire/integrante.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Loader } from '../../components/Loader/Loader.tsx';
import { isMissing } from '../../data/loadState.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { RecordNotFound } from '../RecordNotFound/RecordNotFound.tsx';
import { IntegranteView } from './IntegranteView.tsx';

const notFound = <RecordNotFound text={integrantesTexts.notFound} list="integrantes" />;

function Loaded({ id }: { id: number }) {
  const state = usePageCall('integrante', 'getIntegrante', { id }, readIntegranteDetail);
  const detail = state.status === 'ready' ? state.data : null;
  usePageTitle((detail !== null && fullNameOf(detail.integrante)) || integrantesTexts.title);
  if (detail !== null) return <IntegranteView {...detail} />;
  return isMissing(state) ? notFound : <Loader text={siteTexts.loading.loading} state={state} />;
}

export default function IntegrantePage({ id }: { id: number | null }) {
  return id === null ? notFound : <Loaded id={id} />;
}
