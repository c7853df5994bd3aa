import { siteTexts } from '../../../i18n/siteTexts.ts';
import type { LoadState } from '../../data/loadState.ts';

/** Repeats a slow or failed call; renders nothing when the data is ready. */
export function RetryButton({ state }: { state: LoadState<unknown> }) {
  if (state.status === 'ready') return null;
  return (
    <button type="button" className="boton claro" onClick={state.retry}>
      {siteTexts.loading.retry}
    </button>
  );
}
