import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { doiUrl, orcidUrl } from '../../contract/bibliography/doi.ts';
import { partsOf } from '../../contract/resources/resources.ts';
import { displayValue, isFilled } from '../display/displayValue.ts';
import { fieldLabel } from '../display/fieldLabel.ts';
import { ExternalLink } from './ExternalLink.tsx';

export function Details({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {children}
    </Box>
  );
}

export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  );
}

/** The fields whose value is the end of an address, by 'resource.field'. */
const ADDRESSES: Readonly<Record<string, (value: string) => string>> = {
  'integrantes.orcid': orcidUrl,
  'productos.doi': doiUrl,
};

interface FieldDetailProps<R> {
  resource: string;
  record: R;
  field: keyof R & string;
  /** shown if the field is empty; nothing is shown without it */
  none?: string;
  /** of a value that is shown otherwise than in versions */
  text?: string | undefined;
}

/** A field of a record, as text or as a link. */
export function FieldDetail<R extends object>({ resource, record, field, none = '', text }: FieldDetailProps<R>) {
  const value = record[field];
  const shown = isFilled(value) ? (text ?? displayValue(resource, field, value)) : none;
  if (shown === '') return null;
  const isLink = partsOf(resource).linkColumns?.includes(field) ?? false;
  const url = isLink ? shown : ADDRESSES[`${resource}.${field}`]?.(shown);
  return (
    <Detail label={fieldLabel(resource, field)}>
      <Box sx={{ whiteSpace: 'pre-line' }}>{url === undefined ? shown : <ExternalLink url={url} text={shown} />}</Box>
    </Detail>
  );
}
