import SearchIcon from '@mui/icons-material/Search';
import { IconButton, Tooltip } from '@mui/material';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { listen } from '../../../../client/listen.ts';
import { useToast } from '../../../feedback/useToast.tsx';

type Palette = ComponentType<{ onClose: () => void }>;

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Opens the palette, also by Ctrl+K or ⌘K. Its code loads when it is opened. */
export function PaletteButton() {
  const [Loaded, setLoaded] = useState<Palette | null>(null);
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const open = () => {
    setOpen(true);
    import('./SearchPalette.tsx').then(
      ({ SearchPalette }) => setLoaded(() => SearchPalette),
      () => {
        setOpen(false);
        toast('error', 'No se pudo abrir la búsqueda. Intente de nuevo.');
      },
    );
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || event.defaultPrevented) return;
    event.preventDefault();
    open();
  });
  useEffect(() => listen<KeyboardEvent>(window, ['keydown'], (event) => onKey(event)), []);
  return (
    <>
      <Tooltip title="Buscar (Ctrl+K)">
        <IconButton
          color="inherit"
          aria-label="Buscar en la administración"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
        >
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {isOpen && Loaded !== null ? <Loaded onClose={() => setOpen(false)} /> : null}
    </>
  );
}
