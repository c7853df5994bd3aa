import type { RaRecord } from 'react-admin';
import { isRecordKind, type ResourceName } from '../../../contract/resources/resources.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';
import { usePaths } from '../../addresses/paths.ts';
import { siteVisibility } from '../../display/siteVisibility.ts';
import { useToast } from '../../feedback/useToast.tsx';

/** The state of a location: the row that a list marks. */
export interface MarkState {
  marked: number;
}

interface SavedOptions {
  /** the page of the record stays open, so that no link leads to it */
  stays?: boolean;
}

/** Announces that a record was stored: where it is, and why visitors do not see it yet. */
export function useSavedToast(resource: ResourceName) {
  const toast = useToast();
  const paths = usePaths()[resource];
  const { rowQuery } = useAdminResources()[resource];

  function placeOf(record: RaRecord<number>) {
    if (rowQuery !== undefined) {
      const state: MarkState = { marked: record.id };
      return { to: `${paths.list}?${rowQuery(record)}`, text: 'Ver en la lista', state };
    }
    return { to: paths.form(record.id), text: 'Abrir' };
  }

  return (text: string, record: RaRecord<number>, { stays = false }: SavedOptions = {}): void => {
    const site = isRecordKind(resource) ? siteVisibility(resource, record, new Date()) : { isVisible: true, text: '' };
    toast('success', text, {
      ...(!stays && { action: placeOf(record) }),
      ...(!site.isVisible && { note: `En el sitio: ${site.text}.` }),
    });
  };
}
