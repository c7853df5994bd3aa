import { RadioButtonGroupInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';

const NONE = 'Sin línea';
/** More buttons would fill the window. */
const MOST_BUTTONS = 8;

const toId = (value: unknown): number | null => (value ? Number(value) : null);

/** The research line of a new project: a click chooses one of a few; a list holds many. */
export function LineaInput({ lineas: all }: { lineas: readonly Linea[] }) {
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
