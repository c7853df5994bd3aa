import { Box, Chip, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { orcidUrl } from '../../../contract/bibliography/doi.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import { textsOf } from '../../../contract/values/tolerant.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { ChipList } from '../../components/ChipList.tsx';
import { Detail, Details } from '../../components/Detail.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { IntegranteAvatar } from '../../components/IntegranteAvatar.tsx';
import { ScheduleDetail } from '../../components/ScheduleDetail.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { displayValue } from '../../display/displayValue.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { grupoLabel } from '../../display/grupos.ts';
import { RecordView } from '../../records/list/RecordView.tsx';
import { OrigenDetail } from '../../records/origen/OrigenDetail.tsx';

const NONE = 'Sin información';
const LISTS = ['estudios', 'areas_tematicas'] as const;
/** Shown if the member has them. */
const LINKS = ['url_linkedin', 'url_hv', 'orcid', 'url_cvlac', 'url_google_scholar'] as const;

/** What visitors see. */
const SHOWN = ['correo_publico', 'imagen_publica'] as const;
/** Shown if it is recorded. */
const AUTORIZACION = ['fecha_autorizacion', 'nota_autorizacion', 'autorizacion_por'] as const;

const labelOf = (field: keyof Integrante): string => fieldLabel('integrantes', field);

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
  const { cargo, profesion, email, grupo } = integrante;
  return (
    <>
      <DialogContent dividers>
        <Stack direction="row" spacing={2} sx={{ mb: 2, alignItems: 'center' }}>
          <IntegranteAvatar integrante={integrante} size={88} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h3">{cargo}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{grupoLabel(grupo)}</Typography>
          </Box>
        </Stack>
        <Details>
          <Detail label={labelOf('profesion')}>{profesion || NONE}</Detail>
          <Detail label={labelOf('email')}>{email || NONE}</Detail>
          {LISTS.map((field) => (
            <Detail key={field} label={labelOf(field)}>
              {integrante[field].length > 0 ? <Badges items={integrante[field]} label={labelOf(field)} /> : NONE}
            </Detail>
          ))}
          {LINKS.map((field) => {
            const value = integrante[field];
            return value ? (
              <Detail key={field} label={labelOf(field)}>
                <ExternalLink {...(field === 'orcid' ? { url: orcidUrl(value), text: value } : { url: value })} />
              </Detail>
            ) : null;
          })}
          {integrante.periodos.length === 0 ? null : (
            <Detail label={labelOf('periodos')}>
              <Box sx={{ whiteSpace: 'pre-line' }}>{displayValue('integrantes', 'periodos', integrante.periodos)}</Box>
            </Detail>
          )}
          {SHOWN.map((field) => (
            <Detail key={field} label={labelOf(field)}>
              {displayValue('integrantes', field, integrante[field])}
            </Detail>
          ))}
          {AUTORIZACION.map((field) =>
            integrante[field] === '' ? null : (
              <Detail key={field} label={labelOf(field)}>
                {displayValue('integrantes', field, integrante[field])}
              </Detail>
            ),
          )}
          <ScheduleDetail record={integrante} />
          <Detail label={labelOf('created_by')}>{integrante.created_by || NONE}</Detail>
          <OrigenDetail recurso="integrantes" id={integrante.id} />
        </Details>
      </DialogContent>
      <DialogActions>
        <SiteLink path={sitePaths.integrante(integrante.id, fullNameOf(integrante))} dates={integrante} />
      </DialogActions>
    </>
  );
}

/** The items of a list, or of comma-separated text, as badges. */
function Badges({ items, label }: { items: unknown; label: string }) {
  const texts = [...new Set(textsOf(items))];
  if (texts.length === 0) return null;
  return (
    <ChipList label={label}>
      {texts.map((text) => (
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
