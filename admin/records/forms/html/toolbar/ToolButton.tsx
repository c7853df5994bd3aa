import { ToggleButton, Tooltip } from '@mui/material';
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useRef,
  useState,
} from 'react';

/** The name of the button that Tab reaches. */
export const ToolbarContext = createContext({ current: '' });

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

interface RovingFocus {
  toolbar: RefObject<HTMLDivElement | null>;
  current: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

/** Arrows, Inicio and Fin go through the buttons of a toolbar, which is one stop of Tab. @param first name of its first button */
export function useRovingFocus(first: string): RovingFocus {
  const toolbar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const buttons = () => [...(toolbar.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
  return {
    toolbar,
    current,
    onFocus: ({ target }) => {
      if (target instanceof HTMLButtonElement && toolbar.current?.contains(target)) setCurrent(target.value);
    },
    onKeyDown: (event) => {
      const step = STEPS[event.key];
      const all = buttons();
      const from = all.indexOf(event.target as HTMLButtonElement);
      if (step === undefined || from === -1) return;
      event.preventDefault();
      const to = Number.isFinite(step) ? (from + step + all.length) % all.length : step < 0 ? 0 : all.length - 1;
      all[to]?.focus();
    },
  };
}

/** Puts the focus on the button of a toolbar that Tab reaches. */
export const focusToolbar = (toolbar: HTMLElement | null): void =>
  toolbar?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();

interface ToolButtonProps {
  /** the same while the label changes; the label by default */
  id?: string;
  label: string;
  icon: ReactNode;
  /** whether the selection has the format; absent for what is no format */
  isActive?: boolean | undefined;
  /** it opens a menu, which is open or not */
  isMenuOpen?: boolean;
  onClick: (button: HTMLElement) => void;
}

/** A button of the toolbar, where only one is in the order of Tab. */
export function ToolButton({ label, id = label, icon, isActive, isMenuOpen, onClick }: ToolButtonProps) {
  const { current } = useContext(ToolbarContext);
  return (
    <Tooltip title={label}>
      <ToggleButton
        value={id}
        size="small"
        aria-label={label}
        selected={isActive ?? false}
        tabIndex={id === current ? 0 : -1}
        {...(isActive === undefined && { 'aria-pressed': undefined })}
        {...(isMenuOpen !== undefined && { 'aria-haspopup': 'menu', 'aria-expanded': isMenuOpen })}
        onClick={(event) => onClick(event.currentTarget)}
      >
        {icon}
      </ToggleButton>
    </Tooltip>
  );
}
