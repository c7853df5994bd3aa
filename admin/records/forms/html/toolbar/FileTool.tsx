import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { ToolButton } from './ToolButton.tsx';

interface FileToolProps {
  id: string;
  label: string;
  icon: ReactNode;
  /** media types */
  types: readonly string[];
  /** what it does in place of the choice of files */
  onClick?: () => void;
  onFiles: (files: readonly File[]) => void;
}

/** Chooses files to insert. */
export function FileTool({ id, label, icon, types, onClick, onFiles }: FileToolProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    onFiles(files);
  };
  return (
    <>
      <ToolButton id={id} label={label} icon={icon} onClick={onClick ?? (() => input.current?.click())} />
      <input ref={input} type="file" hidden multiple accept={types.join()} data-tool={id} onChange={choose} />
    </>
  );
}
