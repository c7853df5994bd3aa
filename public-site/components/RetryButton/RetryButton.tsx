import { publico } from '../../../i18n/publico.ts';
import type { Carga } from '../../answers/carga.ts';

/** Asks again for what failed or is late; nothing once it is there. */
export function RetryButton({ carga }: { carga: Carga<unknown> }) {
  if (carga.estado === 'listo') return null;
  return (
    <button type="button" className="boton claro" onClick={carga.reintentar}>
      {publico.carga.reintentar}
    </button>
  );
}
