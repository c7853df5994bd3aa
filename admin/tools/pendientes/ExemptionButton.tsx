import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Exemption } from '../../../dataProvider/methods/pendientes.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';

const { pendientes: texts } = messages;

interface ExemptionButtonProps {
  rule: Pick<Exemption, 'grupo' | 'recurso' | 'id'>;
  /** of the record */
  name: string;
  /** true to declare that the rule does not apply, false to take that back */
  exempts: boolean;
  /** the row is going away */
  onSaved: () => void;
}

/** Stores for all staff whether a rule applies to a record. */
export function ExemptionButton({ rule, name, exempts, onSaved }: ExemptionButtonProps) {
  const { setNoAplica } = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  const label = exempts ? 'No aplica' : 'Volver a pedir';

  async function save() {
    setSaving(true);
    try {
      await setNoAplica(rule, exempts);
      await queryClient.invalidateQueries({ queryKey: ['pendientes'] });
      toast('success', exempts ? texts.exempted : texts.notExempted, { isWrite: false });
      onSaved();
    } catch (error) {
      toast('error', failureText(error, texts.exemptionFailed));
    } finally {
      // The list keeps its row where it could not be read again.
      setSaving(false);
    }
  }

  return (
    <Button
      size="small"
      color="inherit"
      aria-label={`${label}: ${name}`}
      loading={isSaving}
      onClick={() => void save()}
      sx={{ flexShrink: 0 }}
    >
      {label}
    </Button>
  );
}
