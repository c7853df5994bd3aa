import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { SEARCH_MAX } from '../../../contract/values/constants.ts';
import { buscarTexts } from '../../../i18n/buscarTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Icon } from '../../components/Icon/Icon.tsx';

/** Milliseconds. Letters that follow each other faster, as those of a held key do, are searched together. */
const PAUSE_MS = 60;

/**
 * The text of a search field: what is typed appears at once and is searched at once, or after a pause in fast typing.
 * @param searched the text in the address; another one, after Back, replaces what was typed
 */
function useTypedText(field: RefObject<HTMLInputElement | null>, searched: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState({ text: searched, searched });
  const lastTyped = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (typed.searched !== searched) setTyped({ text: searched, searched });
  const type = (text: string) => {
    setTyped({ text, searched });
    clearTimeout(timer.current);
    const isFast = performance.now() - lastTyped.current < PAUSE_MS;
    lastTyped.current = performance.now();
    if (isFast) timer.current = setTimeout(() => onSearch(text), PAUSE_MS);
    else onSearch(text);
  };
  const beforeHydration = useEffectEvent(() => {
    const text = field.current?.value ?? searched;
    if (text !== searched) type(text);
  });
  useEffect(() => beforeHydration(), []);
  const searchNow = () => {
    clearTimeout(timer.current);
    onSearch(typed.text);
  };
  return { text: typed.text, type, searchNow };
}

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
