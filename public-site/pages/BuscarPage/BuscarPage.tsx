import { searchedText } from '../../../contract/addresses/listQueries.ts';
import { sitePages } from '../../../contract/addresses/sitePages.ts';
import { searchTerms } from '../../../contract/values/searchTerms.ts';
import { buscarTexts as texts } from '../../../i18n/buscarTexts.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';
import { BuscarForm } from './BuscarForm.tsx';
import { drawing } from './drawing.ts';
import { Results } from './Results.tsx';

/** The search is part of the URL. */
export default function BuscarPage() {
  usePageTitle(sitePages.buscar.name);
  const [query, changeQuery] = useQuery();
  const q = searchedText(query.toString());
  const terms = searchTerms(q);
  return (
    <>
      <Banner title={sitePages.buscar.name} lead={texts.lead} drawing={drawing} />
      <div className="ancho pagina">
        <BuscarForm searched={query.get('q') ?? ''} onSearch={(text) => changeQuery({ q: text })} />
        {terms.length === 0 ? (
          <p role="status" className="recuento">
            {texts.hint}
          </p>
        ) : (
          <Results q={q} terms={terms} />
        )}
      </div>
    </>
  );
}
