import { Box, Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { RESOURCE_NAMES } from '../../../contract/resources/resources.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';

/** The charts of the resources. They are lazy, so that the cards do not wait for the chart library. @param year the current year */
export function Charts({ year }: { year: number }) {
  const resources = useAdminResources();
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {RESOURCE_NAMES.map((name) => {
          const { chart: Chart } = resources[name];
          return Chart && <Chart key={name} year={year} />;
        })}
      </Box>
    </Suspense>
  );
}
