import { type FormEvent, useRef } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { SEARCH_MAX } from '../../../contract/values/constants.ts';
import { buscarTexts } from '../../../i18n/buscarTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useTypedText } from './useTypedText.ts';

interface BuscarFormProps {
  /** the text in the address */
  searched: string;
  onSearch: (text: string) => void;
}

/** Searches while one types; without JavaScript, when it is sent. */
export function BuscarForm({ searched, onSearch }: BuscarFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { text, type, searchNow } = useTypedText(field, searched, onSearch);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchNow();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> would not answer the Enter key, which must not reload the page
    <form role="search" method="get" action={sitePaths.buscar} className="filtros" onSubmit={submit}>
      <label className="control amplio">
        <span>{buscarTexts.field}</span>
        <input
          ref={field}
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          className="campo"
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </label>
      <button type="submit" className="boton">
        <Icon name="search" />
        {siteTexts.site.search}
      </button>
    </form>
  );
}
