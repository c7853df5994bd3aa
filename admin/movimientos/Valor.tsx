import { Box } from '@mui/material';
import { FunctionField, type RaRecord, ReferenceField } from 'react-admin';
import { textOf } from '../../contract/wire/tolerant.ts';
import { ObjetivoHtml } from '../inicio/ObjetivoHtml.tsx';
import { displayValue } from './values.ts';

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
  if (recurso === 'inicio' && campo === 'objetivo' && textOf(valor) !== '') return <Objetivo html={textOf(valor)} />;
  const to = REFERENCIAS[campo];
  const number = `N.º ${valor}`;
  if (to === undefined || typeof valor !== 'number') return <>{displayValue(recurso, campo, valor)}</>;
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

function Objetivo({ html }: { html: string }) {
  return (
    <Box sx={{ whiteSpace: 'normal', '& > *': { my: 0 }, '& > * + *': { mt: 1 }, '& ul, & ol': { pl: 2.5 } }}>
      <ObjetivoHtml html={html} />
    </Box>
  );
}
