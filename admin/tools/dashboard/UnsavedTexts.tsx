import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { LinkBase, useGetIdentity } from 'react-admin';
import { textOf } from '../../../contract/values/tolerant.ts';
import { usePaths } from '../../addresses/paths.ts';
import { resourceLabel } from '../../display/fieldLabel.ts';
import { recordName } from '../../display/recordName.ts';
import { LocalCopiesContext } from '../../records/localCopies/localCopiesContext.ts';
import { type LocalCopy, NEW_RECORD } from '../../records/localCopies/localCopy.ts';

const SHOWN_MAX = 5;

/** What this browser keeps of forms that were left without saving, with links to the forms. */
export function UnsavedTexts() {
  const copies = useContext(LocalCopiesContext);
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

function CopyLink({ copy: { resource, recordId, base, changes } }: { copy: LocalCopy }) {
  const { form, create } = usePaths()[resource];
  const isNew = recordId === NEW_RECORD;
  const name = recordName(resource, isNew ? changes : base);
  return (
    <Link component={LinkBase} to={isNew ? create.to : form(recordId)} state={isNew ? create.state : null}>
      {[resourceLabel(resource), textOf(name)].filter((text) => text !== '').join(': ')}
    </Link>
  );
}
