import { Alert, Button } from '@mui/material';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { newPagina } from '../../../contract/entities/pagina.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import type { Pagina } from '../../../dataProvider/resources/paginas.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Page } from '../../components/Page.tsx';
import { useSend } from '../../feedback/useSend.ts';
import { useDraftInAddress } from '../../records/drafts/useDraftAddress.ts';
import { NewRecordFields } from '../../records/editors/RecordEditor.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { withImagenRule } from '../../records/forms/inputs/imagenRule.ts';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { focusField } from '../../records/forms/state/fieldFocus.ts';
import { PaginaInputs } from './PaginaInputs.tsx';

const { paginas: texts } = messages;
/** A switch is never wrong. */
const validate = withImagenRule(({ activo, ...values }) => bySchema(newPagina)(values));

/** admin/paginas/create; with a draft in the address, filled with it. */
export function PaginaCreate() {
  const { list } = usePaths().paginas;
  const navigate = useNavigate();
  const leave = () => navigate(list);
  return (
    <Page title="Nueva página" back={list}>
      <RecordForm<Pagina>
        resource="paginas"
        draft={useDraftInAddress()}
        record={{ idioma: 'es', lugar: 'ninguno', activo: true }}
        validate={validate}
        texts={{ saved: texts.added, failed: texts.addFailed }}
        onSaved={leave}
        onDraftDone={leave}
      >
        <NewRecordFields label="Agregar página">
          <ModelOffer />
          <PaginaInputs />
        </NewRecordFields>
      </RecordForm>
    </Page>
  );
}

/** Fills the form of a new page with the model of a data policy. It is offered while there is nothing that it would replace. */
function ModelOffer() {
  const { setValue } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  const { isPending, send } = useSend();
  const isEmpty = useWatch({ name: ['titulo', 'resumen', 'texto'] }).every((value) => textOf(value) === '');
  if (!isEmpty) return null;
  const fill = () =>
    send(async () => {
      // A long text that few forms need.
      const { POLITICA_DE_DATOS } = await import('./politicaDeDatos.ts');
      const form = place.current?.closest('form');
      for (const [field, value] of Object.entries(POLITICA_DE_DATOS)) setValue(field, value, { shouldDirty: true });
      // The button is gone.
      if (form) focusField(form, 'titulo');
    }, messages.general.noConnection);
  return (
    <Alert ref={place} role="note" severity="info" variant="outlined" sx={{ width: '100%', mb: 2 }}>
      ¿Va a publicar la política de tratamiento de datos personales? Hay un texto modelo según la Ley 1581 de 2012; la
      página empieza inactiva, para que lo complete.
      <Button variant="outlined" size="small" loading={isPending} onClick={() => void fill()} sx={{ mt: 1 }}>
        Empezar con el modelo de política de datos
      </Button>
    </Alert>
  );
}
