import { SideChoice } from '../../components/SideChoice.tsx';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { StoredValue } from '../../display/StoredValue.tsx';
import { type Choice, isFileField, type RecordMerge } from '../merge/mergeRecords.ts';

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
  resource: string;
  field: string;
  merge: Pick<RecordMerge, 'mine' | 'theirs'>;
  choice: Choice | null;
  autoFocus: boolean;
  onChoose: (choice: Choice) => void;
}

/** One field: the user's value beside the stored value. */
export function FieldChoice({ resource, field, merge, ...choice }: FieldChoiceProps) {
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
