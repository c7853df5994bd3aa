import { siteTexts } from '../../../i18n/siteTexts.ts';
import type { Carga } from '../../data/loadState.ts';

/** Asks again for what failed or is late; nothing once it is there. */
export function RetryButton({ carga }: { carga: Carga<unknown> }) {
  if (carga.estado === 'listo') return null;
  return (
    <button type="button" className="boton claro" onClick={carga.reintentar}>
      {siteTexts.loading.retry}
    </button>
  );
}
