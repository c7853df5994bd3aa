import { withSigla } from '../../../contract/identidad/identidad.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { SearchControl, SelectControl } from '../SearchForm/controls.tsx';
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
      <SearchControl label={texts.search} name="q" value={values.q} onChange={(q) => onChange({ q })} />
      <SelectControl
        label={texts.grupo}
        name="grupo"
        value={values.grupo}
        all={texts.allGrupos}
        options={[
          { value: '1', text: withSigla(identidad.interno, identidad) },
          { value: '2', text: withSigla(identidad.externo, identidad) },
        ]}
        onChange={(grupo) => onChange({ grupo })}
      />
    </SearchForm>
  );
}
