import { useEffect, useState } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { useToast } from '../../feedback/useToast.tsx';
import {
  type CopyPlace,
  changedValues,
  type LocalCopy,
  NO_DRAFT,
  type Values,
  valuesOf,
} from '../../session/localCopies/localCopy.ts';
import { useStores } from '../../session/stores.ts';
import { CopyOffer } from './CopyOffer.tsx';
import { copyDifferences, copyForForm } from './copyDifferences.ts';
import { useFailureNotice } from './useFailureNotice.ts';

interface CopyOffersProps {
  place: CopyPlace;
  /** the record as it is now, or the draft that the form shows */
  stored: Values;
  /** receives the values to restore: the form's unsaved changes, overwritten by those of the copy */
  onRecover: (copy: LocalCopy, values: Values) => void;
  focusForm: (form: Element | null) => void;
}

/** Rendered inside a form: offers the local copies of earlier visits. */
export function CopyOffers({ place, stored, onRecover, focusForm }: CopyOffersProps) {
  const { copies } = useStores();
  const failed = useFailureNotice();
  const toast = useToast();
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const [offers, setOffers] = useState<readonly LocalCopy[]>([]);
  const { userId, resource, recordId, draftId } = place;
  const copiesOf = useCopiesOfForm();

  const offer = useEvent((found: readonly LocalCopy[]) => {
    const isUseful = (copy: LocalCopy) => copyDifferences(copyForForm(copy, place, stored), stored).length > 0;
    setOffers(found.filter(isUseful));
    // Copies without differences are obsolete, for example after a save whose answer was lost.
    for (const copy of found) if (!isUseful(copy)) copies.remove(copy.id).catch(failed);
  });

  useEffect(() => {
    let isCurrent = true;
    copiesOf({ userId, resource, recordId, draftId }).then((found) => {
      if (isCurrent) offer(found);
    }, failed);
    return () => {
      isCurrent = false;
      setOffers([]);
    };
  }, [copiesOf, userId, resource, recordId, draftId, offer, failed]);

  /** The focus moves first: its button disappears. */
  const take = (copy: LocalCopy, form: Element | null) => {
    focusForm(form);
    setOffers((shown) => shown.filter(({ id }) => id !== copy.id));
  };

  const recover = async (copy: LocalCopy, form: Element | null) => {
    take(copy, form);
    // The copy is at hand even if the database has failed meanwhile.
    if (!(await copies.claim(copy).catch(() => true))) {
      toast('warning', messages.copias.gone);
      return;
    }
    onRecover(copy, { ...changedValues(getValues(), dirtyFields), ...valuesOf(copy) });
    toast('info', messages.copias.recovered);
  };

  const discard = (copy: LocalCopy, form: Element | null) => {
    take(copy, form);
    copies.remove(copy.id).catch(failed);
  };

  const shown = offers.map((copy) => copyForForm(copy, place, stored));
  return shown.map((copy) => (
    <CopyOffer
      key={copy.id}
      copy={copy}
      stored={stored}
      onRecover={(form) => void recover(copy, form)}
      onDiscard={(form) => discard(copy, form)}
    />
  ));
}

/**
 * The local copies that a form offers: its own. The form of the record itself also offers those of drafts that are gone, which
 * no other form would offer.
 */
function useCopiesOfForm(): (place: CopyPlace) => Promise<LocalCopy[]> {
  const { copies } = useStores();
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useEvent(async ({ draftId, ...record }: CopyPlace) => {
    const found = await copies.offered(record);
    const own = found.filter((copy) => copy.draftId === draftId);
    if (draftId !== NO_DRAFT || own.length === found.length) return own;
    const drafts = await dataProvider.listDrafts(record.resource).catch(() => null);
    // Not a list if the session has ended.
    if (!Array.isArray(drafts)) return own;
    return found.filter((copy) => copy.draftId === NO_DRAFT || !drafts.some(({ id }) => id === copy.draftId));
  });
}
