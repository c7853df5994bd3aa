import { FunctionField, type RaRecord, ReferenceField } from 'react-admin';
import { valorVisible } from './valores.ts';

/** The fields that point to another record, and what that record is called. */
const REFERENCIAS: Readonly<Record<string, { reference: string; name: (record: RaRecord) => string }>> = {
  linea_id: { reference: 'lineas', name: ({ nombre }) => nombre },
  proyecto_id: { reference: 'proyectos', name: ({ nombre }) => nombre },
  integrante_id: { reference: 'integrantes', name: ({ nombres, apellidos }) => `${nombres} ${apellidos}` },
};

interface ValorProps {
  recurso: string;
  campo: string;
  valor: unknown;
}

/** A stored value as a person reads it: a record that it points to by its name. */
export function Valor({ recurso, campo, valor }: ValorProps) {
  const to = REFERENCIAS[campo];
  const number = `N.º ${valor}`;
  if (to === undefined || typeof valor !== 'number') return <>{valorVisible(recurso, campo, valor)}</>;
  return (
    <ReferenceField
      record={{ id: valor, [campo]: valor }}
      source={campo}
      reference={to.reference}
      link={false}
      empty={number}
    >
      <FunctionField render={(record) => to.name(record) || number} />
    </ReferenceField>
  );
}
