import { Alert, Box } from '@mui/material';
import { useMemo, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { messages } from '../../../../contract/calls/messages.ts';
import type { ImportDetail } from '../../../../contract/entities/import.ts';
import { usePaths } from '../../../addresses/paths.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../../components/LoadingScreen.tsx';
import { NotFoundPage } from '../../../components/NotFoundPage.tsx';
import { Page } from '../../../components/Page.tsx';
import { useLostFocus } from '../../../components/useLostFocus.ts';
import { instantText } from '../../../display/dayAndTime.ts';
import { failureText } from '../../../feedback/failureText.ts';
import { Columns } from '../file/Columns.tsx';
import { CommonValues } from '../file/CommonValues.tsx';
import { DoubtfulNames } from '../file/DoubtfulNames.tsx';
import { FileOptions } from '../file/FileOptions.tsx';
import { Rows } from '../rows/Rows.tsx';
import { EndButton } from '../state/EndButton.tsx';
import { ImportContext, useChangeImport } from '../state/importAccess.ts';
import { StateChip } from '../state/StateChip.tsx';
import { formatLabel, isClosed, isDiscardable, isEditable } from '../state/texts.ts';
import { useImport } from '../state/useImport.ts';
import { ApplyBar } from './ApplyBar.tsx';
import { JobProgress } from './JobProgress.tsx';
import { Result } from './Result.tsx';

export function ImportShow() {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? <ImportPage key={id} id={id} /> : <NotFoundPage />;
}

/** One import, from the file to what it made. */
function ImportPage({ id }: { id: number }) {
  const paths = usePaths();
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useImport(id);
  return (
    <Page
      title="Importar"
      name={data?.archivo}
      back={paths.importar}
      actions={
        data && isDiscardable(data.estado) ? (
          <EndButton importacion={data} onDiscarded={() => navigate(paths.importar)} />
        ) : undefined
      }
      description={data ? <Description importacion={data} /> : undefined}
    >
      {error && !data ? (
        <LoadFailure text={failureText(error, messages.importaciones.loadFailed)} onRetry={() => void refetch()} />
      ) : null}
      {isPending ? <LoadingScreen /> : null}
      {data ? <Steps importacion={data} /> : null}
    </Page>
  );
}

function Description({ importacion: { formato, estado, created_at, created_by } }: { importacion: ImportDetail }) {
  const texts = [formatLabel(formato), created_by, instantText(Date.parse(created_at))].filter(Boolean);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <StateChip estado={estado} />
      {texts.join(' · ')}
    </Box>
  );
}

/** What the state of the import allows. */
function Steps({ importacion }: { importacion: ImportDetail }) {
  const { id, estado, problema } = importacion;
  const isOpen = isEditable(importacion);
  const change = useChangeImport(id);
  const page = useRef<HTMLDivElement>(null);
  // The progress follows 'Importar', the summary the progress: the next step is shown from its beginning.
  useLostFocus(page, isOpen ? 'abierta' : estado, (lost) => {
    lost.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` keeps its queue in a ref
  const access = useMemo(() => ({ importacion, change }), [importacion]);
  return (
    <ImportContext value={access}>
      <Box ref={page} tabIndex={-1} sx={{ display: 'grid', gap: 2, outline: 'none' }}>
        {isOpen && estado !== 'fallida' ? null : <JobProgress importacion={importacion} />}
        {problema === '' || isClosed(estado) ? null : (
          <Alert severity={estado === 'fallida' ? 'error' : 'warning'} variant="outlined">
            {problema}
          </Alert>
        )}
        {isClosed(estado) ? <Result /> : null}
        {isOpen ? <FileOptions /> : null}
        {isOpen && estado !== 'fallida' ? (
          <>
            <Columns />
            <CommonValues />
            <DoubtfulNames />
          </>
        ) : null}
        {estado === 'fallida' ? null : <Rows />}
        {isOpen && estado !== 'fallida' ? <ApplyBar /> : null}
      </Box>
    </ImportContext>
  );
}
