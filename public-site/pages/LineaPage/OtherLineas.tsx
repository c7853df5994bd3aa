import { currentLineas } from '../../../contract/addresses/siteLineas.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { LineaCards } from '../../components/LineaLinks/LineaCards.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { useLineas } from '../../settings/siteSettings.ts';

/** Renders nothing without another line. @param except id of the line whose page it is */
export function OtherLineas({ except }: { except: number }) {
  const others = currentLineas(useLineas()).filter(({ id }) => id !== except);
  if (others.length === 0) return null;
  return (
    <section className="seccion suave" aria-labelledby="otras-lineas">
      <div className="ancho">
        <SectionHead id="otras-lineas" title={siteTexts.lineas.others} />
        <LineaCards lineas={others} />
      </div>
    </section>
  );
}
