import { Box, Button, Link, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Exemption } from '../../../dataProvider/methods/pendientes.ts';
import { type ReturnState, usePaths } from '../../addresses/paths.ts';
import { useSend } from '../../feedback/useSend.ts';
import { useToast } from '../../feedback/useToast.tsx';

const { pendientes: texts } = messages;

type Rule = Pick<Exemption, 'grupo' | 'recurso' | 'id'>;

interface PendienteRowProps {
  name: string;
  /** the form, to which the saved record comes back from */
  to: string;
  /** a second line; '' for none */
  detail: string;
  /** the rule that may not apply to the record; null if it applies to all */
  rule: Rule | null;
  /** the rule does not apply */
  isExempt?: boolean;
}

/** A record that needs care, or to which a rule does not apply, with a link to its form. */
export function PendienteRow({ name, to, detail, rule, isExempt = false }: PendienteRowProps) {
  const { pendientes } = usePaths();
  const state: ReturnState = { returnTo: pendientes };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 1, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={to} state={state} underline="hover" sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        {detail === '' ? null : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        )}
      </Box>
      {rule === null ? null : <ExemptionButton rule={rule} name={name} isExempt={isExempt} />}
    </Box>
  );
}

/** Stores for all staff that a rule does not apply to a record, or that it does again. */
function ExemptionButton({ rule, name, isExempt }: { rule: Rule; name: string; isExempt: boolean }) {
  const { setNoAplica } = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { isPending, send } = useSend();
  const label = isExempt ? 'Volver a pedir' : 'No aplica';
  const save = () =>
    send(async () => {
      await setNoAplica(rule, !isExempt);
      await queryClient.invalidateQueries({ queryKey: ['pendientes'] });
      toast('success', isExempt ? texts.notExempted : texts.exempted, { isWrite: false });
    }, texts.exemptionFailed);
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={`${label}: ${name}`}
      loading={isPending}
      onClick={() => void save()}
      sx={{ flexShrink: 0 }}
    >
      {label}
    </Button>
  );
}
