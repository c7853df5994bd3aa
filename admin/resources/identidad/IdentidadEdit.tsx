import { Box } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useEditContext } from 'react-admin';
import { sameRedirecciones } from '../../../contract/addresses/redirecciones.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { identidadForm } from '../../../contract/entities/identidad.ts';
import { type Redireccion, siteIdentidadOf } from '../../../contract/identidad/identidad.ts';
import type { Identidad } from '../../../dataProvider/resources/identidad.ts';
import { HOST } from '../../addresses/host.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Page } from '../../components/Page.tsx';
import { updateSiteIdentidad } from '../../display/siteIdentidad.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { RecordActions } from '../../records/actions/RecordActions.tsx';
import { ConflictEdit } from '../../records/conflicts/ConflictEdit.tsx';
import { RecordDraft } from '../../records/drafts/RecordDraft.tsx';
import { bySchema } from '../../records/forms/bySchema.ts';
import { FormToolbar } from '../../records/forms/FormToolbar.tsx';
import { PageForm } from '../../records/forms/PageForm.tsx';
import { SubmitButton } from '../../records/forms/SubmitButton.tsx';
import { IdentidadInputs } from './IdentidadInputs.tsx';
import { IdentidadPreview } from './IdentidadPreview.tsx';
import { PREVIEW_WIDTH } from './PreviewFrame.tsx';

const { identidad: texts } = messages;
const validateWhole = bySchema(identidadForm);

/** Stored redirections that today's rules refuse do not stop a save of other fields. @param stored the redirections of the record */
const validateChanges = (stored: readonly Redireccion[]) => (values: Record<string, unknown>) => {
  const { redirecciones } = values as Partial<Identidad>;
  const isUnchanged = redirecciones === undefined || sameRedirecciones(redirecciones, stored);
  return validateWhole(isUnchanged ? { ...values, redirecciones: [] } : values);
};

/** A site of another server is not rendered by the API. */
const HAS_PREVIEW = HOST === '';

/** admin/identidad: edits the only record of identidad. */
export function IdentidadEdit() {
  const toast = useToast();
  const queryOptions = { onError: () => toast('error', texts.loadFailed) };
  const onSuccess = () => toast('success', texts.updated);
  const onError = (error: unknown) => toast('error', failureText(error, texts.updateFailed));
  return (
    <Page
      title="Identidad"
      description="Nombres, textos, imágenes y colores del sitio, y lo que se ve en el inicio."
      actions={<RecordActions recurso="identidad" id={1} />}
    >
      <ConflictEdit
        resource="identidad"
        id={1}
        mutationMode="pessimistic"
        redirect={false}
        queryOptions={queryOptions}
        mutationOptions={{ onSuccess, onError }}
      >
        <IdentidadForm />
      </ConflictEdit>
    </Page>
  );
}

function IdentidadForm() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { record, error, refetch } = useEditContext<Identidad>();
  const stored = record?.redirecciones;
  const validate = useMemo(() => validateChanges(stored ?? []), [stored]);
  // A save, its undo, and a restored version change the record.
  useEffect(() => {
    if (record === undefined) return;
    const { id: _, version: __, ...identidad } = record;
    updateSiteIdentidad(siteIdentidadOf(identidad));
  }, [record]);
  if (error) return <LoadFailure text={texts.loadFailed} onRetry={() => void refetch()} />;
  if (record === undefined) return <LoadingScreen />;
  return (
    <Box
      sx={{
        minWidth: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          // Fixed, so that a message below the preview does not narrow the form.
          lg: HAS_PREVIEW ? `minmax(0, 860px) ${PREVIEW_WIDTH}px` : 'minmax(0, 1fr)',
        },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <RecordDraft resource="identidad" id={record.id}>
          <PageForm
            validate={validate}
            toolbar={
              <FormToolbar>
                <SubmitButton label="Guardar" />
              </FormToolbar>
            }
          >
            <IdentidadInputs />
            {place === null ? null : <IdentidadPreview place={place} validate={validate} />}
          </PageForm>
        </RecordDraft>
      </Box>
      {HAS_PREVIEW ? (
        <Box
          component="section"
          aria-label="Vista previa"
          ref={setPlace}
          sx={{ minWidth: 0, alignSelf: 'start', position: { lg: 'sticky' }, top: { lg: 72 } }}
        />
      ) : null}
    </Box>
  );
}
