import { Box, Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { useGetIdentity } from 'react-admin';
import { RESOURCE_NAMES } from '../../../contract/resources/resources.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';
import { Page } from '../../components/Page.tsx';
import { BackupsCard } from './backups/BackupsCard.tsx';
import { EmptyBlocks } from './EmptyBlocks.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import { LatestMovements } from './LatestMovements.tsx';
import { OpenDrafts } from './OpenDrafts.tsx';
import { PendienteCounts } from './PendienteCounts.tsx';
import { PrimerosPasos } from './PrimerosPasos.tsx';
import { SampleContent } from './SampleContent.tsx';
import { ShortcutCards } from './ShortcutCards.tsx';
import { MissingPublicUrl, UnpublishedSite } from './SiteNotices.tsx';
import { UnsavedTexts } from './UnsavedTexts.tsx';
import { UpcomingRecords } from './UpcomingRecords.tsx';
import { VisitasSection } from './VisitasSection.tsx';
import { WantedPage } from './WantedPage.tsx';

export function Dashboard() {
  const { identity } = useGetIdentity();
  const now = new Date();
  return (
    <Page
      title="Panel principal"
      description={identity?.fullName ? `Le damos la bienvenida, ${identity.fullName}.` : 'Administración del portal.'}
    >
      <ShortcutCards />
      <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
        <WantedPage />
        <MissingPublicUrl />
        <UnpublishedSite />
        <PrimerosPasos />
        <SampleContent />
        <UnsavedTexts />
        <OpenDrafts />
        <UpcomingRecords now={now.getTime()} />
        <EmptyBlocks now={now.getTime()} />
        <LatestMovements now={now.getTime()} />
        <PendienteCounts />
        <BackupsCard />
        <FoldedSection title="Gráficos y visitas" storeKey="panel.graficos">
          <Charts year={now.getFullYear()} />
          <VisitasSection />
        </FoldedSection>
      </Box>
    </Page>
  );
}

/** The charts of the resources. They are lazy, so that the cards do not wait for the chart library. @param year the current year */
function Charts({ year }: { year: number }) {
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
