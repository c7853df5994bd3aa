import { Box, Typography } from '@mui/material';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hasPictures } from '../../contract/addresses/uploads.ts';
import { partsOf } from '../../contract/resources/resources.ts';
import type { Movement } from '../../dataProvider/resources/movements.ts';
import { storedPicture } from '../addresses/images.ts';
import type { FieldChange } from './changes.ts';
import { fieldLabel } from './fieldLabel.ts';
import { longTexts } from './longText.ts';
import { StoredValue } from './StoredValue.tsx';

// The diff library is needed for long texts only.
const MarkedWords = lazy(async () => ({ default: (await import('./MarkedWords.tsx')).MarkedWords }));

interface FieldSide {
  title: string;
  value: unknown;
}

interface ChangedFieldProps {
  resource: string;
  field: string;
  /** null if the record did not exist */
  before: FieldSide | null;
  /** null if the record no longer exists */
  after: FieldSide | null;
  /** the picture or StoredValue if absent */
  render?: (value: unknown) => ReactNode;
  /** marks the changed words of long texts in one text, instead of both side by side */
  marksWords?: boolean;
}

/** A changed field in a `dl`, with both values side by side. A new or a deleted record has only one side. */
export function ChangedField({ resource, field, before, after, render, marksWords = false }: ChangedFieldProps) {
  const show = ({ title, value }: FieldSide) =>
    render === undefined ? <FieldValue resource={resource} field={field} value={value} title={title} /> : render(value);
  const isBoth = before !== null && after !== null;
  const texts = marksWords && isBoth ? longTexts(resource, field, before.value, after.value) : null;
  const sides = (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: isBoth ? '1fr 1fr' : '1fr' } }}>
      {before === null ? null : (
        <Framed title={before.title} color="error.main">
          {show(before)}
        </Framed>
      )}
      {after === null ? null : (
        <Framed title={after.title} color="success.main">
          {show(after)}
        </Framed>
      )}
    </Box>
  );
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ mb: 0.5, fontWeight: 650 }}>
        {fieldLabel(resource, field)}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {texts === null ? (
          sides
        ) : (
          <Suspense fallback={sides}>
            <Framed color="primary.main">
              <MarkedWords {...texts} />
            </Framed>
          </Suspense>
        )}
      </Box>
    </div>
  );
}

/** A stored picture, or any other value as StoredValue shows it. @param title for the picture's description */
export function FieldValue({ resource, field, value, title }: { resource: string; field: string } & FieldSide) {
  const src = pictureAddress(resource, field, value);
  if (src !== null) return <PictureValue key={src} src={src} alt={`${fieldLabel(resource, field)}: ${title}`} />;
  return <StoredValue resource={resource} field={field} value={value} />;
}

function Framed({ title, color, children }: { title?: string; color: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, px: 1.5, py: 1, bgcolor: 'action.hover', borderLeft: '3px solid', borderColor: color }}>
      {title === undefined ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {title}
        </Typography>
      )}
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{children}</Box>
    </Box>
  );
}

/** The address of a stored picture; null for the other fields. */
function pictureAddress(recurso: string, field: string, value: unknown): string | null {
  const isPicture = partsOf(recurso).fileColumns?.[field]?.upload !== undefined && hasPictures(recurso);
  return isPicture && typeof value === 'string' && value !== '' ? storedPicture(recurso, value) : null;
}

/** A stored picture, which old versions may have lost. */
function PictureValue({ src, alt }: { src: string; alt: string }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return <>La imagen de esta versión ya no existe</>;
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      onError={() => setGone(true)}
      // Logos need a white background, in dark mode too.
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 160, mt: 0.5, bgcolor: '#ffffff' }}
    />
  );
}

interface MovementChangesProps {
  movimiento: Movement;
  changes: readonly FieldChange[];
  marksWords?: boolean;
}

/** The fields that a movimiento changed. */
export function MovementChanges({ movimiento, changes, marksWords = false }: MovementChangesProps) {
  const { recurso, antes, despues } = movimiento;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
      {changes.map((change) => (
        <ChangedField
          key={change.field}
          resource={recurso}
          field={change.field}
          before={antes === null ? null : { title: 'Antes', value: change.antes }}
          after={despues === null ? null : { title: 'Después', value: change.despues }}
          marksWords={marksWords}
        />
      ))}
    </Box>
  );
}
