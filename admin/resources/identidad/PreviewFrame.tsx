import { Box } from '@mui/material';
import { useRef } from 'react';

export type PreviewWidth = 'movil' | 'escritorio';

/** Pixels. The frame of a computer is shown at a quarter of its size. */
const PANEL = { width: 320, height: 600 };
const BORDER = 1;
/** pixels */
export const PREVIEW_WIDTH = PANEL.width + 2 * BORDER;
const SCALES: Readonly<Record<PreviewWidth, number>> = { movil: 1, escritorio: 0.25 };

interface PreviewFrameProps {
  names: readonly string[];
  /** the visible one; null before the first */
  shown: string | null;
  width: PreviewWidth;
  /** @param isShown false if the answer was no page */
  onSettled: (name: string, isShown: boolean) => void;
}

const isBlank = ({ contentDocument }: HTMLIFrameElement): boolean => contentDocument?.URL === 'about:blank';

/** The frames of the preview: the shown one, and the one that loads. */
export function PreviewFrame({ names, shown, width, onSettled }: PreviewFrameProps) {
  const visible = useRef<HTMLIFrameElement>(null);
  const scale = SCALES[width];

  const onLoad = (frame: HTMLIFrameElement) => {
    if (frame.name === shown || isBlank(frame)) return;
    // The document of a refusal cannot be read.
    const isPage = frame.contentDocument?.getElementById('root') != null;
    if (isPage) frame.contentWindow?.scrollTo(0, visible.current?.contentWindow?.scrollY ?? 0);
    onSettled(frame.name, isPage);
  };

  return (
    <Box
      sx={{
        position: 'relative',
        ...PANEL,
        maxWidth: '100%',
        overflow: 'hidden',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        boxSizing: 'content-box',
        bgcolor: 'background.paper',
      }}
    >
      {names.map((name) => (
        <Box
          key={name}
          component="iframe"
          ref={name === shown ? visible : null}
          name={name}
          title="Vista previa del inicio"
          // Same origin, for the pictures that only staff get. Without scripts, forms and new windows.
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
          sx={{
            position: 'absolute',
            inset: '0 auto auto 0',
            width: PANEL.width / scale,
            height: PANEL.height / scale,
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            visibility: name === shown ? 'visible' : 'hidden',
          }}
        />
      ))}
    </Box>
  );
}
