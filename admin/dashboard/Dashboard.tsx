import AddIcon from '@mui/icons-material/Add';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import { Box, IconButton, Skeleton, Tooltip } from '@mui/material';
import { lazy, Suspense } from 'react';
import { LinkBase, useGetIdentity } from 'react-admin';
import { Page } from '../layout/Page.tsx';
import { usePaths } from '../paths.ts';
import { LatestMovements } from './LatestMovements.tsx';
import { ShortcutCard } from './ShortcutCard.tsx';

const Charts = lazy(() => import('./Charts.tsx'));
const NEW_EVENT = 'Crear un nuevo evento';

/** admin/dashboard (section 2). */
export function Dashboard() {
  const paths = usePaths();
  const { identity } = useGetIdentity();
  const now = new Date();
  return (
    <Page
      title="Panel principal"
      description={identity?.fullName ? `Le damos la bienvenida, ${identity.fullName}.` : 'Administración del portal.'}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
        }}
      >
        <ShortcutCard
          resource="proyectos"
          to={paths.proyectos}
          title="Proyectos de investigación"
          description="Fichas, integrantes, productos y línea de cada proyecto."
          icon={<FolderIcon />}
        />
        <ShortcutCard
          resource="integrantes"
          to={paths.integrantes}
          title="Integrantes"
          description="Perfiles internos y externos del grupo."
          icon={<GroupIcon />}
        />
        <ShortcutCard
          resource="eventos"
          to={paths.eventos}
          title="Eventos"
          description="Eventos académicos asistidos, por año y por mes."
          icon={<EventIcon />}
          shortcut={
            <Tooltip title={NEW_EVENT}>
              <IconButton
                component={LinkBase}
                to={paths.eventos}
                state={{ create: true }}
                aria-label={NEW_EVENT}
                color="primary"
              >
                <AddIcon />
              </IconButton>
            </Tooltip>
          }
        />
        <ShortcutCard
          resource="productos"
          to={paths.productos}
          title="Productos de investigación"
          description="Artículos, libros, software y demás resultados."
          icon={<ArticleIcon />}
        />
        <ShortcutCard
          resource="convenios"
          to={paths.convenios}
          title="Convenios"
          description="Entidades aliadas y sus logos en el inicio."
          icon={<HandshakeIcon />}
        />
      </Box>
      <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
        {/* The library of charts comes after the cards, which need not wait for it. */}
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <Charts year={now.getFullYear()} />
        </Suspense>
        <LatestMovements now={now.getTime()} />
      </Box>
    </Page>
  );
}
