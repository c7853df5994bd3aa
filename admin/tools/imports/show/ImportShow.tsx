import { Alert, Box, Link, Typography } from '@mui/material';
import { useRef } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { messages } from '../../../../contract/calls/messages.ts';
import type { ImportDetail } from '../../../../contract/entities/import.ts';
import { usePaths } from '../../../addresses/paths.ts';
import { LoadedRecord } from '../../../components/LoadedRecord.tsx';
import { NotFoundPage } from '../../../components/NotFoundPage.tsx';
import { Page } from '../../../components/Page.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { PlainList } from '../../../components/PlainList.tsx';
import { useLostFocus } from '../../../components/useLostFocus.ts';
import { instantText } from '../../../display/dayAndTime.ts';
import { resourceLabelOfMany } from '../../../display/fieldLabel.ts';
import { Columns } from '../file/Columns.tsx';
import { CommonValues } from '../file/CommonValues.tsx';
import { DoubtfulNames } from '../file/DoubtfulNames.tsx';
import { FileOptions } from '../file/FileOptions.tsx';
import { Rows } from '../rows/Rows.tsx';
import { EndButton } from '../state/EndButton.tsx';
import { ImportContext, useChangeImport, useShownImport } from '../state/importAccess.ts';
import { StateChip } from '../state/StateChip.tsx';
import { formatLabel, isClosed, isEditable, resultText } from '../state/texts.ts';
import { useImport } from '../state/useImport.ts';
import { ImportBar } from './ImportBar.tsx';

export function ImportShow() {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? <ImportPage key={id} id={id} /> : <NotFoundPage />;
}

/** One import, from the file to what it made. */
function ImportPage({ id }: { id: number }) {
  const paths = usePaths();
  const navigate = useNavigate();
  const { data, error, refetch } = useImport(id);
  return (
    <Page
      title="Importar"
      name={data?.archivo}
      back={paths.importar}
      actions={data ? <EndButton importacion={data} onDiscarded={() => navigate(paths.importar)} /> : undefined}
      description={data ? <Description importacion={data} /> : undefined}
    >
      <LoadedRecord failure={messages.importaciones.loadFailed} of={{ record: data ?? undefined, error, refetch }}>
        {data ? <Steps importacion={data} /> : null}
      </LoadedRecord>
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
  const access = useChangeImport(id);
  const page = useRef<HTMLDivElement>(null);
  useLostFocus(page, estado, (lost) => {
    lost.focus({ preventScroll: true });
    // The progress follows 'Importar', the summary the progress: the next step is shown from its beginning.
    if (!isOpen) window.scrollTo(0, 0);
  });
  return (
    <ImportContext value={{ ...access, importacion }}>
      <Box
        ref={page}
        tabIndex={-1}
        sx={{
          display: 'grid',
          gap: 2,
          outline: 'none',
          // What takes the focus is not below the bar at the lower edge.
          '& :is(a, button, input, textarea, [tabindex])': { scrollMarginBottom: 112 },
        }}
      >
        {problema === '' ? null : (
          <Alert
            severity={estado === 'fallida' ? 'error' : 'warning'}
            variant="outlined"
            sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
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
        <ImportBar />
      </Box>
    </ImportContext>
  );
}

/** What an applied import made, and where it is. */
function Result() {
  const { estado, recursos, resultado } = useShownImport().importacion;
  const paths = usePaths();
  const isUndone = estado === 'deshecha';
  return (
    <Panel title={isUndone ? 'Importación deshecha' : 'Resumen'}>
      <Typography sx={{ mb: 1.5 }}>
        {isUndone ? 'Los registros volvieron a como estaban antes.' : resultado && `${resultText(resultado)}.`}
      </Typography>
      <PlainList aria-label="Ver lo importado" isRow>
        {recursos.map((recurso) => (
          <li key={recurso}>
            <Link component={RouterLink} to={paths[recurso].list}>
              {resourceLabelOfMany(recurso)}
            </Link>
          </li>
        ))}
        <li>
          <Link component={RouterLink} to={paths.movimientos}>
            Movimientos
          </Link>
        </li>
      </PlainList>
    </Panel>
  );
}
