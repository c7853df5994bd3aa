import { ExportButton, TopToolbar } from 'react-admin';

/** What a list offers above it: its file, with all that the filters leave. */
export const exportActions = (
  <TopToolbar>
    <ExportButton maxResults={100_000} />
  </TopToolbar>
);
