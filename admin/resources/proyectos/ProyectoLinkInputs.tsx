import { Stack } from '@mui/material';
import { useEffect } from 'react';
import { AutocompleteArrayInput, RadioButtonGroupInput, SelectInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { messages } from '../../../contract/calls/messages.ts';
import { hasFolded } from '../../../contract/values/foldText.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { useWholeList, wholeListBy } from '../../components/useWholeList.ts';
import { useToast } from '../../feedback/useToast.tsx';

const NONE = 'Sin línea';
/** More buttons would fill the window. */
const MOST_BUTTONS = 8;

const toId = (value: unknown): number | null => (value ? Number(value) : null);

/** The research line of a new project: a click chooses one of a few; a list holds many. */
function LineaInput({ lineas: all }: { lineas: readonly Linea[] }) {
  const chosen = useWatch({ name: 'id_linea' });
  // A project that is duplicated may have a retired line.
  const lineas = all.filter(({ id, retirada }) => !retirada || id === chosen);
  if (lineas.length > MOST_BUTTONS) {
    return <SelectInput source="id_linea" choices={[...lineas]} optionText="nombre" emptyText={NONE} />;
  }
  return (
    <RadioButtonGroupInput
      source="id_linea"
      choices={[{ id: '', nombre: NONE }, ...lineas]}
      optionText="nombre"
      parse={toId}
      sx={{ '& .MuiFormGroup-root': { columnGap: 1, flexDirection: { xs: 'column', sm: 'row' } } }}
    />
  );
}

/** The links of a new project, which are saved with it. */
export function ProyectoLinkInputs() {
  const toast = useToast();
  const lineas = useWholeList<Linea>('lineas');
  const integrantes = useGetList<Integrante>('integrantes', wholeListBy('nombres'));
  const productos = useGetList<Producto>('productos', wholeListBy('nombre'));
  const failures = [
    { ...lineas, text: messages.proyectos.lineasFailed },
    { ...integrantes, text: messages.integrantes.loadFailed },
    { ...productos, text: messages.productos.loadFailed },
  ].filter(({ error }) => error !== null);
  useEffect(() => {
    if (lineas.error) toast('error', messages.proyectos.lineasFailed);
  }, [lineas.error, toast]);
  return (
    <>
      {failures.length === 0 ? null : (
        <Stack spacing={1} sx={{ width: '100%', my: 2 }}>
          {failures.map(({ text, refetch }) => (
            <LoadFailure key={text} text={text} onRetry={() => void refetch()} />
          ))}
        </Stack>
      )}
      <LineaInput lineas={lineas.data ?? []} />
      <AutocompleteArrayInput
        disableCloseOnSelect
        source="integrantes"
        choices={integrantes.data ?? []}
        optionText={fullNameOf}
        matchSuggestion={(typed: string, integrante: Integrante) => hasFolded(fullNameOf(integrante), typed)}
        helperText={
          integrantes.data?.length === 0
            ? 'Aún no hay integrantes. Agréguelos en su lista y súmelos luego desde el proyecto.'
            : 'Puede elegir varios.'
        }
      />
      <AutocompleteArrayInput
        disableCloseOnSelect
        source="productos"
        // A product belongs to at most one project.
        choices={(productos.data ?? []).filter(({ asignado }) => !asignado)}
        optionText="nombre"
        matchSuggestion={(typed: string, { nombre }: Producto) => hasFolded(nombre, typed)}
        helperText={
          productos.data?.length === 0
            ? 'Aún no hay productos. Podrá sumarlos luego desde el proyecto.'
            : 'Se ofrecen los que no están en otro proyecto.'
        }
      />
    </>
  );
}
