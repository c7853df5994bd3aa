import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { Distinction } from '../../../contract/entities/pendiente.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Exemption } from '../../../dataProvider/methods/pendientes.ts';
import { useSend } from '../../feedback/useSend.ts';
import { useToast } from '../../feedback/useToast.tsx';

const { pendientes: texts } = messages;

interface AnswerButtonProps {
  label: string;
  /** of what it is about */
  name: string;
  onSave: () => Promise<void>;
  saved: string;
  failed: string;
  /** the toast offers to undo it */
  isUndone?: boolean;
}

/** Stores for all staff what they answer to a row of Pendientes. */
function AnswerButton({ label, name, onSave, saved, failed, isUndone = false }: AnswerButtonProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { isPending, send } = useSend();
  const save = () =>
    send(async () => {
      await onSave();
      await queryClient.invalidateQueries({ queryKey: ['pendientes'] });
      toast('success', saved, { isWrite: isUndone });
    }, failed);
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

interface ExemptionButtonProps {
  rule: Pick<Exemption, 'grupo' | 'recurso' | 'id'>;
  name: string;
  /** the rule does not apply */
  isExempt?: boolean;
}

/** Stores that a rule does not apply to a record, or that it does again. */
export function ExemptionButton({ rule, name, isExempt = false }: ExemptionButtonProps) {
  const { setNoAplica } = useDataProvider<PortalDataProvider>();
  return (
    <AnswerButton
      label={isExempt ? 'Volver a pedir' : 'No aplica'}
      name={name}
      onSave={() => setNoAplica(rule, !isExempt)}
      saved={isExempt ? texts.notExempted : texts.exempted}
      failed={texts.exemptionFailed}
    />
  );
}

interface DistinctButtonProps {
  pair: Pick<Distinction, 'recurso' | 'id' | 'otro_id'>;
  name: string;
  /** they were declared not to be duplicates */
  isDistinct?: boolean;
}

/** Stores that two records are not duplicates, or that they are compared again. */
export function DistinctButton({ pair, name, isDistinct = false }: DistinctButtonProps) {
  const { setNoDuplicado } = useDataProvider<PortalDataProvider>();
  return (
    <AnswerButton
      label={isDistinct ? 'Volver a comparar' : 'No es duplicado'}
      name={name}
      onSave={() => setNoDuplicado(pair, !isDistinct)}
      saved={isDistinct ? texts.comparedAgain : texts.distinct}
      failed={texts.distinctFailed}
      isUndone
    />
  );
}
