import { Box, Link } from '@mui/material';
import { FunctionField, ReferenceField } from 'react-admin';
import { partsOf } from '../../contract/resources/resources.ts';
import { textOf } from '../../contract/values/tolerant.ts';
import { identidadVideo, storedPdf } from '../addresses/images.ts';
import { displayValue, isHtml } from './displayValue.ts';
import { recordName } from './recordName.ts';
import { StoredHtml } from './StoredHtml.tsx';

/** The resources that the columns of link tables refer to, which have no descriptor. */
const LINKED: Readonly<Record<string, string>> = { proyecto_id: 'proyectos', integrante_id: 'integrantes' };

/** Stored files by 'resource.field', which have no name that a user knows. */
const LINKED_FILES: Readonly<Record<string, { href: (name: string) => string; text: string }>> = {
  'productos.pdf': { href: storedPdf, text: 'Abrir el PDF' },
  'identidad.hero_video': { href: identidadVideo, text: 'Abrir el video' },
};

const UNNAMED = 'Sin nombre';

interface StoredValueProps {
  resource: string;
  field: string;
  value: unknown;
}

/** A stored value as text; a foreign key shows the name of its record, a full text or a video a link to it. */
export function StoredValue({ resource, field, value }: StoredValueProps) {
  if (isHtml(resource, field) && textOf(value) !== '') return <Objetivo html={textOf(value)} />;
  const file = LINKED_FILES[`${resource}.${field}`];
  if (file !== undefined && textOf(value) !== '') {
    return (
      <Link href={file.href(textOf(value))} target="_blank" rel="noopener">
        {file.text}
      </Link>
    );
  }
  const target = partsOf(resource).references?.[field]?.to ?? LINKED[field];
  if (target === undefined || typeof value !== 'number') return <>{displayValue(resource, field, value)}</>;
  return (
    <ReferenceField
      record={{ id: value, [field]: value }}
      source={field}
      reference={target}
      link={false}
      empty={UNNAMED}
    >
      <FunctionField render={(record) => recordName(target, record) || UNNAMED} />
    </ReferenceField>
  );
}

function Objetivo({ html }: { html: string }) {
  return (
    <Box
      sx={{
        whiteSpace: 'normal',
        '& > *': { my: 0 },
        '& > * + *': { mt: 1 },
        '& ul, & ol': { pl: 2.5 },
        '& blockquote': { mx: 0, pl: 2, borderLeft: '3px solid', borderColor: 'divider' },
        '& figure': { mx: 0 },
        '& img': { maxWidth: '100%', height: 'auto' },
        '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
        '& th, & td': { p: 0.5, border: '1px solid', borderColor: 'divider', textAlign: 'start', verticalAlign: 'top' },
      }}
    >
      <StoredHtml html={html} />
    </Box>
  );
}
