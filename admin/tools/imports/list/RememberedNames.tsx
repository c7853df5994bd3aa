import { Box, Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'react-admin';
import { messages } from '../../../../contract/calls/messages.ts';
import { localDay } from '../../../../contract/values/localDay.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import type { RememberedName } from '../../../../dataProvider/methods/imports.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { PlainList } from '../../../components/PlainList.tsx';
import { shortDate } from '../../../display/dates.ts';
import { useSend } from '../../../feedback/useSend.ts';
import { useToast } from '../../../feedback/useToast.tsx';

const NAMES = 'nombres_recordados';
const NOTE = 'Lo que se respondió a «¿Quién es …?». Las próximas importaciones no lo vuelven a preguntar.';
const { importaciones: texts } = messages;

/** The authors' names that staff have decided once. */
export function RememberedNames() {
  const { data, error, refetch } = useGetList<RememberedName>(NAMES);
  return (
    <Panel title="Nombres recordados" note={NOTE}>
      {error ? <LoadFailure text={texts.namesFailed} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Aún no se recuerda ningún nombre.</Typography>
      ) : null}
      <PlainList aria-label="Nombres recordados" shown={data} hidden={!data?.length}>
        {(data ?? []).map((name) => (
          <NameRow key={name.id} name={name} />
        ))}
      </PlainList>
    </Panel>
  );
}

function NameRow({ name: { id, nombre, integrante, created_at, created_by } }: { name: RememberedName }) {
  const { forgetName } = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { isPending, send } = useSend();
  const forget = () =>
    send(async () => {
      await forgetName(id);
      toast('success', texts.nameForgotten, { isWrite: false });
      await queryClient.invalidateQueries({ queryKey: [NAMES] });
    }, texts.forgetFailed);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'flex-start', py: 1, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        «{nombre}» es {integrante === null ? 'nadie del grupo' : <strong>{integrante.nombre}</strong>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {created_by}, {shortDate(localDay(created_at))}
        </Typography>
      </Box>
      <Button
        size="small"
        color="inherit"
        loading={isPending}
        aria-label={`Olvidar el nombre ${nombre}`}
        onClick={() => void forget()}
        sx={{ flexShrink: 0 }}
      >
        Olvidar
      </Button>
    </Stack>
  );
}
