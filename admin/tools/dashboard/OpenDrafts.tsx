import { atDraft, usePaths } from '../../addresses/paths.ts';
import { instantText } from '../../display/dayAndTime.ts';
import { resourceLabel } from '../../display/fieldLabel.ts';
import { useAllDrafts } from '../../records/drafts/useDrafts.ts';
import { LinkedRecords } from './LinkedRecords.tsx';

/** The drafts of all resources, with links to their forms. */
export function OpenDrafts() {
  const paths = usePaths();
  const { data = [] } = useAllDrafts();
  const items = data.map(({ id, recurso, recurso_id, nombre, updated_at, updated_by }) => ({
    key: String(id),
    name: nombre || resourceLabel(recurso),
    to: atDraft(recurso_id === null ? paths[recurso].create.to : paths[recurso].form(recurso_id), id),
    detail: `${resourceLabel(recurso)} · ${updated_by}, el ${instantText(Date.parse(updated_at))}`,
  }));
  return <LinkedRecords title="Borradores" items={items} />;
}
