import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWholeList } from '../../components/useWholeList.ts';

interface ShortcutCardProps {
  resource: string;
  to: string;
  title: string;
  description: string;
  icon: ReactNode;
  /** a second link, in the corner of the card */
  shortcut: ReactNode;
}

export function ShortcutCard({ resource, to, title, description, icon, shortcut }: ShortcutCardProps) {
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
