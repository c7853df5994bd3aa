import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { textOf } from '../../../contract/values/tolerant.ts';
import { atDraft, usePaths } from '../../addresses/paths.ts';
import { resourceLabel } from '../../display/fieldLabel.ts';
import { recordName } from '../../display/recordName.ts';
import { useDrafts } from '../../records/drafts/useDrafts.ts';
import { type LocalCopy, NEW_RECORD, NO_DRAFT } from '../../session/localCopies/localCopy.ts';
import { useStores } from '../../session/stores.ts';

const SHOWN_MAX = 5;

/** What this browser keeps of forms that were left without saving, with links to the forms. */
export function UnsavedTexts() {
  const { copies } = useStores();
  const { identity } = useGetIdentity();
  const userId = String(identity?.id ?? '');
  const { data = [] } = useQuery({
    queryKey: ['local-copies', userId],
    // A browser that keeps no copies has none.
    queryFn: () => copies.listOf(userId).catch((): LocalCopy[] => []),
    enabled: userId !== '',
    staleTime: 0,
  });
  if (data.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
      {data.length === 1 ? 'Tiene 1 texto sin guardar' : `Tiene ${data.length} textos sin guardar`} en este navegador:{' '}
      {data.slice(0, SHOWN_MAX).map((copy, index) => (
        <span key={copy.id}>
          {index === 0 ? '' : ' · '}
          <CopyLink copy={copy} />
        </span>
      ))}
      {data.length > SHOWN_MAX ? ` y ${data.length - SHOWN_MAX} más` : ''}
    </Alert>
  );
}

/** Leads to the form that offers the copy: that of its draft, while there is one. */
function CopyLink({ copy: { resource, recordId, draftId, base, changes } }: { copy: LocalCopy }) {
  const { form, create } = usePaths()[resource];
  const { data: drafts } = useDrafts(null);
  const ofDraft = draftId !== NO_DRAFT && (drafts === undefined || drafts.some(({ id }) => id === draftId));
  const isNew = recordId === NEW_RECORD;
  const { to, state } = isNew ? create : { to: form(recordId), state: null };
  const name = textOf(recordName(resource, isNew ? { ...base, ...changes } : base));
  return (
    <Link component={RouterLink} to={ofDraft ? atDraft(to, draftId) : to} state={ofDraft ? null : state}>
      {[resourceLabel(resource), name].filter((text) => text !== '').join(': ')}
      {ofDraft ? ' (borrador)' : ''}
    </Link>
  );
}
