import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';

/** A live region: screen readers announce its text when it changes. */
export const Announcement = ({ text }: { text: string }) => (
  <Box role="status" sx={visuallyHidden}>
    {text}
  </Box>
);
