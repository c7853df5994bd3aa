import { Box } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useEditContext } from 'react-admin';
import { sameRedirecciones } from '../../../contract/addresses/redirecciones.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { identidadForm } from '../../../contract/entities/identidad.ts';
import { type Redireccion, siteIdentidadOf } from '../../../contract/identidad/identidad.ts';
import type { Identidad } from '../../../dataProvider/resources/identidad.ts';
import { updateSiteIdentidad } from '../../display/siteIdentidad.ts';
import { SingleForm, SinglePage } from '../../records/editors/SinglePage.tsx';
import { SubmitButton } from '../../records/forms/frame/FormToolbar.tsx';
import { bySchema } from '../../records/forms/state/bySchema.ts';
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

/** One element, so that a save, which renders the form around it several times, does not render some hundred inputs each time. */
const INPUTS = <IdentidadInputs />;

/** admin/identidad: edits the only record of identidad. */
export function IdentidadEdit() {
  const [stored, setStored] = useState<readonly Redireccion[]>([]);
  const validate = useMemo(() => validateChanges(stored), [stored]);
  return (
    <SinglePage
      resource="identidad"
      validate={validate}
      title="Identidad"
      description="Nombres, textos, imágenes y colores del sitio, y lo que se ve en el inicio."
      texts={texts}
    >
      <IdentidadForm validate={validate} onStored={setStored} />
    </SinglePage>
  );
}

interface IdentidadFormProps {
  validate: ReturnType<typeof validateChanges>;
  /** called with the redirections of the record */
  onStored: (redirecciones: readonly Redireccion[]) => void;
}

function IdentidadForm({ validate, onStored }: IdentidadFormProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { record, error } = useEditContext<Identidad>();
  // A save, its undo, and a restored version change the record.
  useEffect(() => {
    if (record === undefined) return;
    const { id: _, version: __, ...identidad } = record;
    onStored(identidad.redirecciones);
    updateSiteIdentidad(siteIdentidadOf(identidad));
  }, [record, onStored]);
  return (
    <Box
      sx={{
        minWidth: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          // Fixed, so that a message below the preview does not narrow the form.
          lg: `minmax(0, 860px) ${PREVIEW_WIDTH}px`,
        },
      }}
    >
      <SingleForm buttons={<SubmitButton label="Guardar" />}>
        {INPUTS}
        {place === null ? null : <IdentidadPreview place={place} validate={validate} />}
      </SingleForm>
      {record !== undefined && !error ? (
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
