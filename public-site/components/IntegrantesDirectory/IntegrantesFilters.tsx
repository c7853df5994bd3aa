import { withSigla } from '../../../contract/identidad/identidad.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { SearchForm } from '../SearchForm/SearchForm.tsx';
import type { IntegrantesFilters as Filters } from './filterIntegrantes.ts';

const texts = integrantesTexts;

interface IntegrantesFiltersProps {
  values: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

export function IntegrantesFilters({ values, onChange }: IntegrantesFiltersProps) {
  const identidad = useIdentidad();
  return (
    <SearchForm label={texts.filters}>
      <label className="control amplio">
        <span>{texts.search}</span>
        <input
          type="search"
          name="q"
          dir="auto"
          className="campo"
          value={values.q}
          onChange={(event) => onChange({ q: event.target.value })}
        />
      </label>
      <label className="control">
        <span>{texts.grupo}</span>
        <select
          name="grupo"
          className="campo"
          value={values.grupo}
          onChange={(event) => onChange({ grupo: event.target.value })}
        >
          <option value="">{texts.allGrupos}</option>
          <option value="1">{withSigla(identidad.interno, identidad)}</option>
          <option value="2">{withSigla(identidad.externo, identidad)}</option>
        </select>
      </label>
    </SearchForm>
  );
}
