import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useGetIdentity } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { SideChoice } from '../../components/SideChoice.tsx';
import { longMoment } from '../../display/dayAndTime.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { StoredValue } from '../../display/StoredValue.tsx';
import { endSentence } from '../../display/sentence.ts';
import { answerOr } from '../../session/answerOr.ts';
import type { FormErrors } from '../forms/state/bySchema.ts';
import {
  type Choice,
  type Choices,
  fieldsOfBrokenRules,
  isFileField,
  mergedValues,
  type RecordMerge,
} from '../merge/mergeRecords.ts';

interface ConflictDialogProps {
  merge: RecordMerge;
  validate: (values: Record<string, unknown>) => FormErrors;
  onSave: (choices: Choices) => void;
  onClose: () => void;
}

const firstText = (errors: FormErrors): string =>
  Object.values(errors)
    .map((error) => (typeof error === 'object' ? firstText(error) : (error ?? '')))
    .find((text) => text !== '') ?? '';

/** Asks which value of each conflicting field is saved. Fields of a rule that the result violates are asked about too. */
export function ConflictDialog({ merge, validate, onSave, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Choices>({});
  const [ruleFields, setRuleFields] = useState<readonly string[]>(() => findRuleFields({}));
  const fullScreen = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const id = useId();

  function isComplete(chosen: Choices): boolean {
    return merge.conflicts.every((field) => field in chosen);
  }
  function findRuleFields(chosen: Choices): string[] {
    return isComplete(chosen) ? fieldsOfBrokenRules(merge, chosen, validate) : [];
  }
  const choose = (field: string, choice: Choice) => {
    const next = { ...choices, [field]: choice };
    setChoices(next);
    setRuleFields((fields) => [...new Set([...fields, ...findRuleFields(next)])]);
  };

  const violatesRule = findRuleFields(choices).length > 0;
  const asked = [...merge.conflicts, ...ruleFields];
  const choiceOf = (field: string): Choice | null => {
    if (merge.conflicts.includes(field)) return choices[field] ?? null;
    return choices[field] ?? (merge.mineOnly.includes(field) ? 'mine' : 'theirs');
  };

  return (
    <Dialog
      open
      disableRestoreFocus
      fullWidth
      maxWidth="md"
      fullScreen={fullScreen}
      onClose={(_, reason) => (reason === 'backdropClick' ? undefined : onClose())}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} component="h2">
        Cambios de otra persona
      </DialogTitle>
      <DialogContent dividers>
        <DialogContentText id={`${id}-text`}>
          {messages.general.staleVersion}
          <SavedBy merge={merge} /> {asked.length === 1 ? messages.conflicts.chooseOne : messages.conflicts.chooseEach}
        </DialogContentText>
        <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
          {asked.map((field, index) => (
            <FieldChoice
              key={field}
              field={field}
              merge={merge}
              choice={choiceOf(field)}
              autoFocus={index === 0}
              onChoose={(choice) => choose(field, choice)}
            />
          ))}
          {violatesRule ? <Alert severity="error">{firstText(validate(mergedValues(merge, choices)))}</Alert> : null}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2, gap: 1, flexWrap: 'wrap', '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        <Button onClick={onClose}>Seguir editando</Button>
        <Button variant="contained" disabled={!isComplete(choices) || violatesRule} onClick={() => onSave(choices)}>
          Guardar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Who saved the stored version, and when. Nothing while that is unknown: the dialog does not wait for it. */
function SavedBy({ merge: { resource, stored } }: { merge: RecordMerge }) {
  const { readMovements } = useDataProvider<PortalDataProvider>();
  const { identity } = useGetIdentity();
  const { data } = useQuery({
    queryKey: ['movimientos', 'last', resource, stored.id, stored.version],
    queryFn: async ({ signal }) => {
      const query = { recurso: resource, recurso_id: stored.id, limite: 1 };
      return answerOr(await readMovements(query, { signal }), [])[0] ?? null;
    },
  });
  if (!data) return null;
  const who = data.usuario === identity?.usuario ? 'usted, en otra pestaña' : data.usuario;
  return ` ${endSentence(`Lo guardó ${who}, el ${longMoment(data.created_at)}`)}`;
}

const SIDES: readonly { side: Choice; label: string }[] = [
  { side: 'mine', label: 'Lo que usted escribió' },
  { side: 'theirs', label: 'Lo que está guardado' },
];

/** A stored file has no name that a user knows. */
function fileText(side: Choice, value: unknown): string {
  if (!value) return 'Sin archivo';
  return side === 'theirs' ? 'El archivo actual' : String(value);
}

interface FieldChoiceProps {
  field: string;
  merge: RecordMerge;
  choice: Choice | null;
  autoFocus: boolean;
  onChoose: (choice: Choice) => void;
}

/** One field: the user's value beside the stored value. */
function FieldChoice({ field, merge, ...choice }: FieldChoiceProps) {
  const { resource } = merge;
  const isFile = isFileField(resource, field);
  const sides = SIDES.map(({ side, label }) => {
    const value = merge[side][field];
    const content = isFile ? (
      fileText(side, value)
    ) : (
      <StoredValue key={side} resource={resource} field={field} value={value} />
    );
    return { side, label, content };
  });
  return <SideChoice label={fieldLabel(resource, field)} sides={sides} {...choice} />;
}
