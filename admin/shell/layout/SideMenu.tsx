import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Menu, useLocation } from 'react-admin';
import { RESOURCE_NAMES } from '../../../contract/resources/resources.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';
import { usePaths } from '../../addresses/paths.ts';
import { UserSection } from './UserSection.tsx';

// react-admin marks an item if the address starts with its path; the form pages of some resources have other paths.
const MARKED = { className: 'RaMenuItemLink-active' } as const;

export function SideMenu() {
  const paths = usePaths();
  const resources = useAdminResources();
  const { pathname } = useLocation();
  return (
    <nav>
      <Menu aria-label="Administración" sx={{ gap: 0.25, py: 1.5 }}>
        <Menu.Item to={paths.dashboard} primaryText="Panel principal" leftIcon={<DashboardIcon />} />
        <Menu.Item to={paths.pendientes} primaryText="Pendientes" leftIcon={<ChecklistIcon />} />
        {RESOURCE_NAMES.map((name) => {
          const { icon: Icon, label } = resources[name];
          const { list, form } = paths[name];
          const isForm = !form('').startsWith(list) && pathname.startsWith(form(''));
          return <Menu.Item key={name} to={list} primaryText={label} leftIcon={<Icon />} {...(isForm && MARKED)} />;
        })}
        <Menu.Item to={paths.movimientos} primaryText="Movimientos" leftIcon={<HistoryIcon />} />
        <Menu.Item to={paths.papelera} primaryText="Papelera" leftIcon={<DeleteIcon />} />
      </Menu>
      <UserSection />
    </nav>
  );
}
