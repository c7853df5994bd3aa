import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { listen } from '../../../client/listen.ts';
import { type SitePlace, usePlace } from '../../router/siteHistory.ts';

/**
 * A menu that belongs to one navigation, so that every navigation closes it, as do Escape and what is done outside.
 * @param focusOpener called when Escape closes it
 */
export function useMenu<E extends HTMLElement>(focusOpener: (menu: E | null) => void) {
  const place = usePlace();
  const [openedAt, setOpenedAt] = useState<SitePlace | null>(null);
  const menu = useRef<E>(null);
  const open = openedAt === place;
  const toggle = (isOpen: boolean) => setOpenedAt(isOpen ? place : null);
  const close = () => toggle(false);
  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && menu.current?.contains(target))) close();
  });
  useEffect(() => {
    if (!open) return;
    // Not `click`: Safari on iOS sends none for a tap on plain content.
    return listen(document, ['pointerdown', 'focusin'], (event) => closeOutside(event));
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // A menu around this one stays open.
    event.stopPropagation();
    close();
    focusOpener(menu.current);
  };
  return { place, menu, open, toggle, close, onKeyDown };
}
