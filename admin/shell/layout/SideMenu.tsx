import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ImportIcon from '@mui/icons-material/DriveFolderUploadOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Box, ListSubheader } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Menu, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { RESOURCE_NAMES } from '../../../contract/resources/resources.ts';
import { MENU_HEADINGS, useAdminResources } from '../../addresses/adminResource.ts';
import { usePaths } from '../../addresses/paths.ts';
import { usePendientes } from '../../tools/pendientes/usePendientes.ts';
import { UserSection } from './UserSection.tsx';

// react-admin marks an item if the address starts with its path; the form pages of some resources have other paths.
const MARKED = { className: 'RaMenuItemLink-active' } as const;

type Heading = (typeof MENU_HEADINGS)[number];

export function SideMenu() {
  const paths = usePaths();
  return (
    <nav>
      <Menu aria-label="Administración" sx={{ gap: { xs: 0.25, sm: 0 }, py: { xs: 1.5, sm: 1 } }}>
        <Menu.Item to={paths.dashboard} primaryText="Panel principal" leftIcon={<DashboardIcon />} />
        <Menu.Item to={paths.pendientes} primaryText="Pendientes" leftIcon={<ChecklistIcon />} />
        <PendienteTotal />
        {MENU_HEADINGS.map((heading) => (
          <Section key={heading} heading={heading}>
            {heading === 'Contenido' ? (
              <Menu.Item to={paths.importar} primaryText="Importar" leftIcon={<ImportIcon />} />
            ) : null}
            {heading === 'Administración' ? (
              <>
                <Menu.Item to={paths.movimientos} primaryText="Movimientos" leftIcon={<HistoryIcon />} />
                <Menu.Item to={paths.papelera} primaryText="Papelera" leftIcon={<DeleteIcon />} />
              </>
            ) : null}
          </Section>
        ))}
      </Menu>
      <UserSection />
    </nav>
  );
}

/** The resources below a heading, which is always open. */
function Section({ heading, children }: { heading: Heading; children: ReactNode }) {
  const paths = usePaths();
  const resources = useAdminResources();
  const { pathname } = useLocation();
  const names = RESOURCE_NAMES.filter((name) => resources[name].menu.heading === heading).sort(
    (a, b) => resources[a].menu.place - resources[b].menu.place,
  );
  return (
    <Fragment>
      <ListSubheader
        component="div"
        role="presentation"
        disableSticky
        sx={{
          mt: { xs: 1.5, sm: 1 },
          lineHeight: { xs: 2, sm: 1.75 },
          bgcolor: 'transparent',
          color: 'text.secondary',
          fontWeight: 650,
        }}
      >
        {heading}
      </ListSubheader>
      {names.map((name) => {
        const { icon: Icon, label } = resources[name];
        const { list, form } = paths[name];
        const isForm = !form('').startsWith(list) && pathname.startsWith(form(''));
        return <Menu.Item key={name} to={list} primaryText={label} leftIcon={<Icon />} {...(isForm && MARKED)} />;
      })}
      {children}
    </Fragment>
  );
}

/** How many records need care, beside the entry above it and not part of its name. Nothing while it is unknown or zero. */
function PendienteTotal() {
  const { data } = usePendientes(0);
  const [isOpen] = useSidebarState();
  const total = (data?.grupos ?? []).reduce((sum, grupo) => sum + grupo.total, 0);
  if (total === 0 || !isOpen) return null;
  return (
    <Box aria-hidden="true" sx={{ position: 'relative', height: 0, pointerEvents: 'none' }}>
      <Box
        component="span"
        sx={{
          position: 'absolute',
          right: 16,
          bottom: { xs: 6, sm: 4 },
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {total}
      </Box>
    </Box>
  );
}
