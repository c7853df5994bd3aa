import { publicSiteMessages } from '../../../contract/calls/publicMessages.ts';
import { readProductoDetail } from '../../../contract/wire/producto.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Loader } from '../../components/Loader/Loader.tsx';
import { isMissing } from '../../data/loadState.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { RecordNotFound } from '../RecordNotFound/RecordNotFound.tsx';
import { ProductoView } from './ProductoView.tsx';

const notFound = <RecordNotFound text={publicSiteMessages.productoNotFound} list="productos" />;

function Loaded({ id }: { id: number }) {
  const state = usePageCall('producto', 'getProducto', { id }, readProductoDetail);
  const detail = state.status === 'ready' ? state.data : null;
  usePageTitle(detail?.producto.nombre || siteTexts.productos.title);
  if (detail !== null) return <ProductoView {...detail} />;
  return isMissing(state) ? notFound : <Loader text={siteTexts.loading.loading} state={state} />;
}

export default function ProductoPage({ id }: { id: number | null }) {
  return id === null ? notFound : <Loaded id={id} />;
}
