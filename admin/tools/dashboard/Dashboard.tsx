import { Box } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { Page } from '../../components/Page.tsx';
import { BackupsCard } from './backups/BackupsCard.tsx';
import { Charts } from './Charts.tsx';
import { EmptyBlocks } from './EmptyBlocks.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import { LatestMovements } from './LatestMovements.tsx';
import { MissingPublicUrl } from './MissingPublicUrl.tsx';
import { OpenDrafts } from './OpenDrafts.tsx';
import { PendienteCounts } from './PendienteCounts.tsx';
import { PrimerosPasos } from './PrimerosPasos.tsx';
import { SampleContent } from './SampleContent.tsx';
import { ShortcutCards } from './ShortcutCards.tsx';
import { UnpublishedSite } from './UnpublishedSite.tsx';
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
