import { Box, Skeleton, Typography } from '@mui/material';
import { Suspense } from 'react';
import { useGetIdentity, useGetList } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { RESOURCE_NAMES } from '../../../contract/resources/resources.ts';
import type { Movement } from '../../../dataProvider/resources/movements.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';
import { atDraft, usePaths } from '../../addresses/paths.ts';
import { Page } from '../../components/Page.tsx';
import { instantText } from '../../display/dayAndTime.ts';
import { resourceLabel } from '../../display/fieldLabel.ts';
import { useDrafts } from '../../records/drafts/useDrafts.ts';
import { usePendientes } from '../pendientes/usePendientes.ts';
import { BackupsCard } from './backups/BackupsCard.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import { LATEST, LatestMovements } from './LatestMovements.tsx';
import { LinkedRecords } from './LinkedRecords.tsx';
import { PendienteCounts } from './PendienteCounts.tsx';
import { PrimerosPasos } from './PrimerosPasos.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';
import { SampleContent } from './SampleContent.tsx';
import { ShortcutCards } from './ShortcutCards.tsx';
import { MissingPublicUrl, UnpublishedSite } from './SiteNotices.tsx';
import { UnsavedTexts } from './UnsavedTexts.tsx';
import { UpcomingRecords, useUpcoming } from './UpcomingRecords.tsx';
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

/** The drafts of all resources, with links to their forms. */
function OpenDrafts() {
  const paths = usePaths();
  const { data = [] } = useDrafts(null);
  const items = data.map(({ id, recurso, recurso_id, nombre, updated_at, updated_by }) => ({
    key: String(id),
    name: nombre || resourceLabel(recurso),
    to: atDraft(recurso_id === null ? paths[recurso].create.to : paths[recurso].form(recurso_id), id),
    detail: `${resourceLabel(recurso)} · ${updated_by}, el ${instantText(Date.parse(updated_at))}`,
  }));
  return <LinkedRecords title="Borradores" items={items} />;
}

/** The blocks without records, in one line, which keeps its room while it loads. @param now milliseconds since 1970 */
function EmptyBlocks({ now }: { now: number }) {
  const drafts = useDrafts(null);
  const upcoming = useUpcoming(now);
  const { data: pendientes } = usePendientes(0);
  const { data: movimientos } = useGetList<Movement>('movimientos', LATEST);
  if (drafts.isPending || upcoming.isPending) return <RowSkeletons count={1} />;
  const texts = [
    drafts.data?.length === 0 ? 'No hay borradores.' : '',
    upcoming.isSuccess && upcoming.data.length === 0 ? 'Nada aparece ni deja de verse en los próximos 14 días.' : '',
    pendientes?.grupos.length === 0 ? messages.pendientes.none : '',
    movimientos?.length === 0 ? 'Aún no hay movimientos.' : '',
  ].filter((text) => text !== '');
  return texts.length === 0 ? null : <Typography sx={{ color: 'text.secondary' }}>{texts.join(' ')}</Typography>;
}
