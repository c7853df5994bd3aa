import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined';
import PaletteIcon from '@mui/icons-material/PaletteOutlined';
import { Menu, useLocation } from 'react-admin';
import { usePaths } from '../paths.ts';
import { UserSection } from './UserSection.tsx';

// react-admin marks an item if the address starts with its path; the detail pages of these sections have other paths.
const DETAIL = [/\/detalle_proyecto\//, /\/integrante_detail\//] as const;
const MARKED = { className: 'RaMenuItemLink-active' } as const;

export function SideMenu() {
  const paths = usePaths();
  const { pathname } = useLocation();
  const [isProyecto, isIntegrante] = DETAIL.map((detail) => detail.test(pathname));
  return (
    <nav>
      <Menu aria-label="Administración" sx={{ gap: 0.25, py: 1.5 }}>
        <Menu.Item to={paths.dashboard} primaryText="Panel principal" leftIcon={<DashboardIcon />} />
        <Menu.Item to={paths.pendientes} primaryText="Pendientes" leftIcon={<ChecklistIcon />} />
        <Menu.Item to={paths.proyectos} primaryText="Proyectos" leftIcon={<FolderIcon />} {...(isProyecto && MARKED)} />
        <Menu.Item to={paths.productos} primaryText="Productos" leftIcon={<ArticleIcon />} />
        <Menu.Item
          to={paths.integrantes}
          primaryText="Integrantes"
          leftIcon={<GroupIcon />}
          {...(isIntegrante && MARKED)}
        />
        <Menu.Item to={paths.lineas} primaryText="Líneas" leftIcon={<CategoryIcon />} />
        <Menu.Item to={paths.convenios} primaryText="Convenios" leftIcon={<HandshakeIcon />} />
        <Menu.Item to={paths.eventos} primaryText="Eventos" leftIcon={<EventIcon />} />
        <Menu.Item to={paths.inicio} primaryText="Configuración de inicio" leftIcon={<HomeIcon />} />
        <Menu.Item to={paths.identidad} primaryText="Identidad" leftIcon={<PaletteIcon />} />
        <Menu.Item to={paths.usuarios} primaryText="Usuarios" leftIcon={<ManageAccountsIcon />} />
        <Menu.Item to={paths.movimientos} primaryText="Movimientos" leftIcon={<HistoryIcon />} />
        <Menu.Item to={paths.papelera} primaryText="Papelera" leftIcon={<DeleteIcon />} />
      </Menu>
      <UserSection />
    </nav>
  );
}
