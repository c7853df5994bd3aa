import { ExportButton, TopToolbar } from 'react-admin';

/** A list toolbar that exports every record that matches the filters. */
export const exportActions = (
  <TopToolbar>
    <ExportButton maxResults={100_000} />
  </TopToolbar>
);
