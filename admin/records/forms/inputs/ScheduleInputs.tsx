import { Box } from '@mui/material';
import { DateTimeInput, type RaRecord } from 'react-admin';
import { fromLocalClock, toLocalClock } from '../../../../contract/values/localDay.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';
import { OwnApiOnly } from '../../../components/OwnApiOnly.tsx';
import { Section } from './Section.tsx';
import { SiteState } from './SiteState.tsx';

/** A date and a time need more width than half a narrow form. */
const grid = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  width: '100%',
};

/** A native input in Bogotá's time; the form holds the instant. */
function InstantInput({ source, helperText }: { source: string; helperText: string }) {
  return (
    <DateTimeInput
      source={source}
      helperText={helperText}
      format={(value: unknown) => toLocalClock(textOf(value))}
      parse={(value: unknown) => fromLocalClock(textOf(value))}
    />
  );
}

/** @param stored the stored record, if the form holds a part of it only */
export function ScheduleInputs({ stored }: { stored?: RaRecord | undefined }) {
  return (
    <OwnApiOnly>
      <Section title="Publicación en el sitio" level="p">
        <SiteState stored={stored} />
        <Box sx={grid}>
          <InstantInput source="publicar_desde" helperText="Hora de Bogotá. Antes no se ve en el sitio." />
          <InstantInput source="publicar_hasta" helperText="Hora de Bogotá. Desde entonces no se ve en el sitio." />
        </Box>
      </Section>
    </OwnApiOnly>
  );
}
