import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Alert, type AlertColor, Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useStore } from 'react-admin';

interface FoldedSectionProps {
  title: string;
  /** under which the browser remembers whether it is open */
  storeKey: string;
  /** until somebody folds it */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A part of a page that somebody opens and folds. Its content is not loaded while it is folded. */
export function FoldedSection({ title, storeKey, isOpenAtFirst = false, children }: FoldedSectionProps) {
  const [isOpen, setOpen] = useStore(storeKey, isOpenAtFirst);
  const id = useId();
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h2" component="h2">
        <Button
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          sx={{ font: 'inherit', textTransform: 'none', textAlign: 'left', ml: -0.5 }}
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

/** A notice that is open until somebody folds it. */
export function FoldedNotice({ severity, ...section }: FoldedSectionProps & { severity: AlertColor }) {
  return (
    <Alert
      severity={severity}
      variant="outlined"
      sx={{ '& .MuiAlert-icon': { pt: 1.5 }, '& .MuiAlert-message': { flex: 1 }, '& h2': { fontSize: '1rem' } }}
    >
      <FoldedSection isOpenAtFirst {...section} />
    </Alert>
  );
}
