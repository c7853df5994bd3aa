import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds. Letters that follow each other faster, as those of a held key do, are searched together. */
const PAUSE_MS = 60;

/**
 * The text of a search field: what is typed appears at once and is searched at once, or after a pause in fast typing.
 * @param searched the text in the address; another one, after Back, replaces what was typed
 */
export function useTypedText(
  field: RefObject<HTMLInputElement | null>,
  searched: string,
  onSearch: (text: string) => void,
) {
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
