import { currentLineas } from '../../../contract/addresses/siteLineas.ts';
import type { Bloque } from '../../../contract/identidad/bloques.ts';
import { useLineas } from '../../settings/siteSettings.ts';
import { BlockHead } from '../BlockHead/BlockHead.tsx';
import { LineaCards } from './LineaCards.tsx';

export function LineaLinks({ bloque }: { bloque: Bloque }) {
  const lineas = currentLineas(useLineas());
  if (lineas.length === 0) return null;
  return (
    <section className="seccion suave constante" aria-labelledby="lineas">
      <div className="ancho">
        <BlockHead bloque={bloque} />
        <LineaCards lineas={lineas} />
      </div>
    </section>
  );
}
