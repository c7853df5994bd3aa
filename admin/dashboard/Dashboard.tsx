import AddIcon from '@mui/icons-material/Add';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import { Box, IconButton, Skeleton, Tooltip } from '@mui/material';
import { lazy, Suspense } from 'react';
import { LinkBase, useGetIdentity } from 'react-admin';
import { Page } from '../components/Page.tsx';
import { usePaths } from '../paths.ts';
import { LatestMovimientos } from './LatestMovimientos.tsx';
import { MissingPublicUrl } from './MissingPublicUrl.tsx';
import { PendienteCounts } from './PendienteCounts.tsx';
import { PrimerosPasos } from './PrimerosPasos.tsx';
import { RespaldosCard } from './respaldos/RespaldosCard.tsx';
import { SampleContent } from './SampleContent.tsx';
import { ShortcutCard } from './ShortcutCard.tsx';
import { VisitasSection } from './VisitasSection.tsx';

const Charts = lazy(() => import('./Charts.tsx'));
const NEW_EVENTO = 'Crear un nuevo evento';

const CARDS = [
  {
    resource: 'proyectos',
    title: 'Proyectos de investigación',
    description: 'Fichas, integrantes, productos y línea de cada proyecto.',
    icon: <FolderIcon />,
  },
  {
    resource: 'integrantes',
    title: 'Integrantes',
    description: 'Perfiles internos y externos del grupo.',
    icon: <GroupIcon />,
  },
  {
    resource: 'eventos',
    title: 'Eventos',
    description: 'Eventos académicos asistidos, por año y por mes.',
    icon: <EventIcon />,
  },
  {
    resource: 'productos',
    title: 'Productos de investigación',
    description: 'Artículos, libros, software y demás resultados.',
    icon: <ArticleIcon />,
  },
  {
    resource: 'convenios',
    title: 'Convenios',
    description: 'Entidades aliadas y sus logos en el inicio.',
    icon: <HandshakeIcon />,
  },
] as const;

export function Dashboard() {
  const paths = usePaths();
  const { identity } = useGetIdentity();
  const now = new Date();
  return (
    <Page
      title="Panel principal"
      description={identity?.fullName ? `Le damos la bienvenida, ${identity.fullName}.` : 'Administración del portal.'}
    >
      <MissingPublicUrl />
      <PrimerosPasos />
      <SampleContent />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          // Five cards fill their rows: two, two and one, or three and two.
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(6, 1fr)' },
          '& > *': { gridColumn: { lg: 'span 2' } },
          '& > :nth-of-type(n+4)': { gridColumn: { lg: 'span 3' } },
          '& > :last-of-type': { gridColumn: { sm: 'span 2', lg: 'span 3' } },
        }}
      >
        {CARDS.map(({ resource, ...card }) => (
          <ShortcutCard
            key={resource}
            resource={resource}
            to={paths[resource]}
            {...card}
            shortcut={resource === 'eventos' ? <NewEvento /> : null}
          />
        ))}
      </Box>
      <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
        <PendienteCounts />
        <RespaldosCard />
        {/* Lazy, so that the cards do not wait for the chart library. */}
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <Charts year={now.getFullYear()} />
        </Suspense>
        <VisitasSection />
        <LatestMovimientos now={now.getTime()} />
      </Box>
    </Page>
  );
}

function NewEvento() {
  const { eventos } = usePaths();
  return (
    <Tooltip title={NEW_EVENTO}>
      <IconButton component={LinkBase} to={eventos} state={{ create: true }} aria-label={NEW_EVENTO} color="primary">
        <AddIcon />
      </IconButton>
    </Tooltip>
  );
}
