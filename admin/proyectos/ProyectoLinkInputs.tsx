import { useEffect } from 'react';
import { AutocompleteArrayInput, SelectInput, useGetList } from 'react-admin';
import { messages } from '../../contract/messages.ts';
import type { Integrante } from '../../dataProvider/resources/integrantes.ts';
import type { Linea } from '../../dataProvider/resources/lineas.ts';
import type { Producto } from '../../dataProvider/resources/productos.ts';
import { useToast } from '../feedback/useToast.tsx';

const all = (field: string) => ({ pagination: { page: 1, perPage: 10_000 }, sort: { field, order: 'ASC' } }) as const;

export interface LinkChoices {
  lineas: Linea[];
  integrantes: Integrante[];
  productos: Producto[];
}

export const integranteName = ({ nombres, apellidos }: Integrante): string => `${nombres} ${apellidos}`.trim();

export function useLinkChoices(): LinkChoices {
  const toast = useToast();
  const { data: lineas = [], error } = useGetList<Linea>('lineas', all('id'));
  const { data: integrantes = [] } = useGetList<Integrante>('integrantes', all('nombres'));
  const { data: productos = [] } = useGetList<Producto>('productos', all('nombre'));

  useEffect(() => {
    if (error) toast('error', messages.proyectos.lineasFailed);
  }, [error, toast]);
  return { lineas: lineas.filter(({ retirada }) => !retirada), integrantes, productos };
}

interface ProyectoLinkInputsProps {
  choices: LinkChoices;
  hasLinea: boolean;
  /** undefined until the project is created */
  id_proyecto: number | undefined;
}

export function ProyectoLinkInputs({ choices, hasLinea, id_proyecto }: ProyectoLinkInputsProps) {
  // A product belongs to at most one project.
  const free = choices.productos.filter(({ asignado, proyecto_id }) => !asignado || proyecto_id === id_proyecto);
  return (
    <>
      <SelectInput
        source="id_linea"
        choices={choices.lineas}
        optionText="nombre"
        emptyText="Sin línea"
        // No call removes a línea.
        isRequired={hasLinea}
      />
      <AutocompleteArrayInput
        source="integrantes"
        label="Integrantes"
        choices={choices.integrantes}
        optionText={integranteName}
        helperText={
          choices.integrantes.length === 0
            ? 'Aún no hay integrantes. Agréguelos en su lista y súmelos luego desde el proyecto.'
            : 'Puede elegir varios.'
        }
      />
      <AutocompleteArrayInput
        source="productos"
        label="Productos"
        choices={free}
        optionText="nombre"
        helperText={
          choices.productos.length === 0
            ? 'Aún no hay productos. Podrá sumarlos luego desde el proyecto.'
            : 'Se ofrecen los que no están en otro proyecto.'
        }
      />
    </>
  );
}
