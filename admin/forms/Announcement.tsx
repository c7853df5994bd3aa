import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';

/** A text that screen readers say when it changes. */
export const Announcement = ({ text }: { text: string }) => (
  <Box role="status" sx={visuallyHidden}>
    {text}
  </Box>
);
