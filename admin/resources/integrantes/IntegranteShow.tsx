import { Box, Chip, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { ChipList } from '../../components/ChipList.tsx';
import { Detail, Details, FieldDetail } from '../../components/Detail.tsx';
import { IntegranteAvatar } from '../../components/IntegranteAvatar.tsx';
import { ScheduleDetail } from '../../components/ScheduleChip.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { grupoLabel } from '../../display/choices.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { RecordView } from '../../records/list/RecordView.tsx';
import { Origen } from '../../records/origen/Origen.tsx';

const NONE = 'Sin información';
const LISTS = ['estudios', 'areas_tematicas'] as const;
const OTHERS = [
  'url_linkedin',
  'url_hv',
  'orcid',
  'url_cvlac',
  'url_google_scholar',
  'periodos',
  'correo_publico',
  'imagen_publica',
  'fecha_autorizacion',
  'nota_autorizacion',
  'autorizacion_por',
] as const;

export function IntegranteShow({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <RecordView<Integrante>
      resource="integrantes"
      id={id}
      titleOf={fullNameOf}
      failure={messages.integrantes.loadOneFailed}
      onClose={onClose}
    >
      {(integrante) => <IntegranteDetails integrante={integrante} />}
    </RecordView>
  );
}

function IntegranteDetails({ integrante }: { integrante: Integrante }) {
  const of = { resource: 'integrantes', record: integrante };
  return (
    <>
      <DialogContent dividers>
        <Stack direction="row" spacing={2} sx={{ mb: 2, alignItems: 'center' }}>
          <IntegranteAvatar integrante={integrante} size={88} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h3">{integrante.cargo}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{grupoLabel(integrante.grupo)}</Typography>
          </Box>
        </Stack>
        <Details>
          <FieldDetail {...of} field="profesion" none={NONE} />
          <FieldDetail {...of} field="email" none={NONE} />
          {LISTS.map((field) => {
            const label = fieldLabel('integrantes', field);
            return (
              <Detail key={field} label={label}>
                {integrante[field].length > 0 ? <Badges items={integrante[field]} label={label} /> : NONE}
              </Detail>
            );
          })}
          {OTHERS.map((field) => (
            <FieldDetail key={field} {...of} field={field} />
          ))}
          <ScheduleDetail record={integrante} />
          <FieldDetail {...of} field="created_by" none={NONE} />
          <Origen recurso="integrantes" id={integrante.id} isDetail />
        </Details>
      </DialogContent>
      <DialogActions>
        <SiteLink path={sitePaths.integrante(integrante.id, fullNameOf(integrante))} dates={integrante} />
      </DialogActions>
    </>
  );
}

function Badges({ items, label }: { items: readonly string[]; label: string }) {
  return (
    <ChipList label={label}>
      {[...new Set(items)].map((text) => (
        <Chip
          key={text}
          component="li"
          size="small"
          label={text}
          sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { py: 0.25, whiteSpace: 'normal' } }}
        />
      ))}
    </ChipList>
  );
}
