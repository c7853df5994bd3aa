import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds after the last letter. Few, since a result should appear at once. */
const DELAY_MS = 40;

/**
 * The text of a search field: what is typed appears at once and is searched after a pause.
 * @param searched the text in the address; another one, after Back, replaces what was typed
 */
export function useTypedText(
  field: RefObject<HTMLInputElement | null>,
  searched: string,
  onSearch: (text: string) => void,
) {
  const [typed, setTyped] = useState({ text: searched, searched });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (typed.searched !== searched) setTyped({ text: searched, searched });
  const type = (text: string) => {
    setTyped({ text, searched });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text), DELAY_MS);
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
