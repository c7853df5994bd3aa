import AddIcon from '@mui/icons-material/Add';
import { Box, IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import { RESOURCE_NAMES } from '../../../contract/resources/resources.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';
import { type PathWithState, usePaths } from '../../addresses/paths.ts';
import { ShortcutCard } from './ShortcutCard.tsx';

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
