import type { ChangeEvent } from 'react';

/** A field of a list's filters: one of some values, else a text to search for, or a day. */
export interface ControlRow<N extends string = string> {
  name: N;
  label: string;
  options?: readonly { value: string | number; text: string }[];
  /** the text of no choice; absent if there is always one */
  all?: string;
  type?: 'search' | 'date';
  /** the earliest and the last day that can be chosen; empty for any */
  min?: string;
  max?: string;
  className?: string | undefined;
  /** characters */
  maxLength?: number;
}

interface ControlProps extends ControlRow {
  value: string;
  /** absent in a form that is only sent */
  onChange?: (value: string) => void;
}

export function Control(props: ControlProps) {
  const { name, label, options, all, type = 'search', min, max, maxLength, className = '', value, onChange } = props;
  const state = onChange
    ? { value, onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(target.value) }
    : { defaultValue: value };
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it has one of two
    <label className={`control ${className}`.trim()}>
      <span>{label}</span>
      {options === undefined ? (
        <input
          type={type}
          name={name}
          dir={type === 'search' ? 'auto' : undefined}
          min={min || undefined}
          max={max || undefined}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          className="campo"
          {...state}
        />
      ) : (
        <select name={name} className="campo" {...state}>
          {all !== undefined && <option value="">{all}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}

interface ControlsProps<N extends string> {
  rows: readonly ControlRow<N>[];
  values: Readonly<Record<N, string>>;
  onChange: (changes: Partial<Record<N, string>>) => void;
}

export const Controls = <N extends string>({ rows, values, onChange }: ControlsProps<N>) =>
  rows.map((row) => (
    <Control
      key={row.name}
      {...row}
      value={values[row.name]}
      onChange={(value) => onChange({ [row.name]: value } as Partial<Record<N, string>>)}
    />
  ));
