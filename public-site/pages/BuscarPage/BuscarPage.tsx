import { searchedText } from '../../../contract/addresses/listQueries.ts';
import { sitePages } from '../../../contract/addresses/sitePages.ts';
import { SEARCH_MAX } from '../../../contract/values/constants.ts';
import { searchTerms } from '../../../contract/values/searchTerms.ts';
import { buscarTexts as texts } from '../../../i18n/buscarTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { BannerPage, type Drawing } from '../../components/Banner/Banner.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Controls } from '../../components/SearchForm/controls.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { useQuery } from '../../router/useQuery.ts';
import { Results } from './Results.tsx';

/** A magnifying glass over lines of text. */
const drawing: Drawing = {
  low: 'M620 206a186 186 0 1 1-372 0 186 186 0 0 1 372 0z',
  mid: 'M270 96h240v22H270zm0 54h300v22H270zm0 54h180v22H270zm0 54h280v22H270zm0 54h200v22H270z',
  high: 'M538 196a92 92 0 1 1-184 0 92 92 0 0 1 184 0z',
  accent:
    'M552 196a106 106 0 1 0-44 86l72 80 28-26-72-80a106 106 0 0 0 16-60zm-28 0a78 78 0 1 1-156 0 78 78 0 0 1 156 0z',
};

const FIELDS = [{ name: 'q', label: texts.field, className: 'amplio', maxLength: SEARCH_MAX }] as const;

const button = (
  <button type="submit" className="boton">
    <Icon name="search" />
    {siteTexts.site.search}
  </button>
);

/** Searches while one types; the search is part of the URL. */
export default function BuscarPage() {
  const [query, changeQuery] = useQuery();
  const q = searchedText(query.toString());
  const terms = searchTerms(q);
  return (
    <BannerPage title={sitePages.buscar.name} lead={texts.lead} drawing={drawing}>
      <SearchForm button={button}>
        <Controls rows={FIELDS} values={{ q: query.get('q') ?? '' }} onChange={changeQuery} />
      </SearchForm>
      {terms.length === 0 ? (
        <p role="status" className="recuento">
          {texts.hint}
        </p>
      ) : (
        <Results q={q} terms={terms} />
      )}
    </BannerPage>
  );
}
