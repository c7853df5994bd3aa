import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useStore } from 'react-admin';

interface FoldedSectionProps {
  title: string;
  /** under which the browser remembers whether it is open */
  storeKey: string;
  children: ReactNode;
}

/** A part of a page that is folded until somebody opens it. Its content is not loaded before. */
export function FoldedSection({ title, storeKey, children }: FoldedSectionProps) {
  const [isOpen, setOpen] = useStore(storeKey, false);
  const id = useId();
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h2" component="h2">
        <Button
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          startIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          sx={{ font: 'inherit', textTransform: 'none' }}
        >
          {title}
        </Button>
      </Typography>
      <Box id={id} hidden={!isOpen} sx={{ mt: 1 }}>
        {isOpen ? <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box> : null}
      </Box>
    </Box>
  );
}
