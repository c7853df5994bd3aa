interface ControlProps {
  label: string;
  name: string;
  value: string;
}

type Changed = (value: string) => void;

interface SearchControlProps extends ControlProps {
  /** false where the place around it gives its width */
  isWide?: boolean;
  onChange: Changed;
}

/** A text to search for. */
export function SearchControl({ label, name, value, isWide = true, onChange }: SearchControlProps) {
  return (
    <label className={isWide ? 'control amplio' : 'control'}>
      <span>{label}</span>
      <input
        type="search"
        name={name}
        dir="auto"
        className="campo"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

interface SelectControlProps extends ControlProps {
  /** the text of no choice; absent if there is always one */
  all?: string;
  options: readonly { value: string | number; text: string }[];
  className?: string;
  /** absent in a form that is only sent */
  onChange?: Changed;
}

/** One of some values, or none. */
export function SelectControl({ label, name, value, all, options, className = '', onChange }: SelectControlProps) {
  const state = onChange
    ? { value, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) }
    : { defaultValue: value };
  return (
    <label className={`control ${className}`.trim()}>
      <span>{label}</span>
      <select name={name} className="campo" {...state}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface DateControlProps extends ControlProps {
  /** the earliest and the last day that can be chosen; empty for any */
  min?: string;
  max?: string;
  onChange: Changed;
}

/** A day. */
export function DateControl({ label, name, value, min, max, onChange }: DateControlProps) {
  return (
    <label className="control">
      <span>{label}</span>
      <input
        type="date"
        name={name}
        className="campo"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
