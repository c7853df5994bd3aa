import { ToggleButton, Tooltip } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { ToolbarContext } from './rovingFocus.ts';

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
