import { siteTexts } from '../../../i18n/siteTexts.ts';
import type { IntegrantesFilters as Filters } from './filterIntegrantes.ts';

const texts = siteTexts.integrantes;

interface IntegrantesFiltersProps {
  values: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

export function IntegrantesFilters({ values, onChange }: IntegrantesFiltersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> would not answer the Enter key, which must not reload the page
    <form role="search" className="filtros" aria-label={texts.filters} onSubmit={(event) => event.preventDefault()}>
      <label className="control amplio">
        <span>{texts.search}</span>
        <input
          type="search"
          className="campo"
          value={values.q}
          onChange={(event) => onChange({ q: event.target.value })}
        />
      </label>
      <label className="control">
        <span>{texts.grupo}</span>
        <select className="campo" value={values.grupo} onChange={(event) => onChange({ grupo: event.target.value })}>
          <option value="">{texts.allGrupos}</option>
          <option value="1">{texts.interno}</option>
          <option value="2">{texts.externo}</option>
        </select>
      </label>
    </form>
  );
}
