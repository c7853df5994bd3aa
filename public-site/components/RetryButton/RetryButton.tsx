import { siteTexts } from '../../../i18n/siteTexts.ts';
import type { LoadState } from '../../data/loadState.ts';

/** Asks again for what failed or is late; nothing once it is there. */
export function RetryButton({ state }: { state: LoadState<unknown> }) {
  if (state.status === 'ready') return null;
  return (
    <button type="button" className="boton claro" onClick={state.retry}>
      {siteTexts.loading.retry}
    </button>
  );
}
