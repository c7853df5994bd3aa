import AddIcon from '@mui/icons-material/Add';
import { Box, Card, CardActionArea, IconButton, Skeleton, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RESOURCE_NAMES } from '../../../contract/resources/resources.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';
import { type PathWithState, usePaths } from '../../addresses/paths.ts';
import { useWholeList } from '../../components/useWholeList.ts';

export function ShortcutCards() {
  const paths = usePaths();
  const resources = useAdminResources();
  const cards = RESOURCE_NAMES.flatMap((name) => {
    const { card, icon } = resources[name];
    return card === undefined ? [] : [{ ...card, name, icon }];
  }).sort((a, b) => a.place - b.place);
  return (
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
      {cards.map(({ name, title, description, icon: Icon, shortcut }) => (
        <ShortcutCard
          key={name}
          resource={name}
          to={paths[name].list}
          title={title}
          description={description}
          icon={<Icon />}
          shortcut={shortcut === undefined ? null : <AddShortcut name={shortcut} {...paths[name].create} />}
        />
      ))}
    </Box>
  );
}

function AddShortcut({ name, to, state }: { name: string } & PathWithState) {
  return (
    <Tooltip title={name}>
      <IconButton component={Link} to={to} state={state} aria-label={name} color="primary">
        <AddIcon />
      </IconButton>
    </Tooltip>
  );
}

interface ShortcutCardProps {
  resource: string;
  to: string;
  title: string;
  description: string;
  icon: ReactNode;
  /** a second link, in the corner of the card */
  shortcut: ReactNode;
}

function ShortcutCard({ resource, to, title, description, icon, shortcut }: ShortcutCardProps) {
  const { total, isPending } = useWholeList(resource);
  return (
    <Card sx={{ position: 'relative', height: '100%' }}>
      <CardActionArea
        component={Link}
        to={to}
        sx={{
          height: '100%',
          p: { xs: 2, sm: 2.5 },
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          gap: { xs: 2, sm: 1.5 },
        }}
      >
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            flexShrink: 0,
            width: 44,
            height: 44,
            borderRadius: '12px',
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          }}
        >
          {icon}
        </Box>
        <Box sx={{ display: 'grid', gap: { xs: 0.5, sm: 1.5 } }}>
          <Typography
            component="p"
            sx={{
              fontSize: { xs: '1.5rem', sm: '2.25rem' },
              lineHeight: 1,
              fontWeight: 700,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {isPending ? <Skeleton width={48} /> : (total ?? '—')}
          </Typography>
          <div>
            <Typography variant="h2">{title}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {description}
            </Typography>
          </div>
        </Box>
      </CardActionArea>
      {shortcut === null ? null : <Box sx={{ position: 'absolute', top: 16, right: 16 }}>{shortcut}</Box>}
    </Card>
  );
}
