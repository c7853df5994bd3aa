import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { addNavigationGuard } from '../../../client/navigationGuard.ts';
import { pathOf } from '../../addresses/pathOf.ts';

interface TabPosition {
  navigation?: { currentEntry: { index: number } | null };
}

/** Position of the current history entry in this tab; null if the browser does not tell it. */
const positionInTab = (): number | null => (window as TabPosition).navigation?.currentEntry?.index ?? null;

/** How far the user went from the form: -1 is Back. A new address has no state yet. */
function distanceFrom(position: number | null): number {
  const current = positionInTab();
  if (position !== null && current !== null) return current - position;
  return window.history.state === null ? 1 : -1;
}

/**
 * Asks before Back, Forward or a typed address leaves unsaved changes, and restores the address if the user stays.
 * react-router cannot block a history entry that it did not create. Returns true while the user leaves.
 */
export function useAddressGuard(hasUnsavedChanges: boolean): boolean {
  const translate = useTranslate();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!hasUnsavedChanges) {
      setLeaving(false);
      return;
    }
    const formHash = window.location.hash;
    const position = positionInTab();
    let isRestoring = false;

    const onNavigation = (event: Event) => {
      if (isRestoring) {
        event.stopImmediatePropagation();
        if (event instanceof HashChangeEvent && new URL(event.newURL).hash === formHash) isRestoring = false;
        return;
      }
      if (event instanceof HashChangeEvent || pathOf(window.location.hash) === pathOf(formHash)) return;
      if (window.confirm(translate('ra.message.unsaved_changes'))) {
        // Before react-router asks too.
        flushSync(() => setLeaving(true));
        return;
      }
      event.stopImmediatePropagation();
      isRestoring = true;
      window.history.go(-distanceFrom(position));
    };
    return addNavigationGuard(onNavigation);
  }, [hasUnsavedChanges, translate]);

  return isLeaving;
}
