import { Box, DialogActions, DialogContent, Link } from '@mui/material';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Detail, Details } from '../../components/Detail.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { Modal } from '../../components/Modal.tsx';
import { PublicacionDetail } from '../../components/PublicacionDetail.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { ArchiveAction } from '../../records/archive/ArchiveAction.tsx';
import { VersionsButton } from '../../records/versiones/VersionsButton.tsx';
import { VisitasCard } from '../../records/visitas/VisitasCard.tsx';
import { AssignedBadge } from './AssignedBadge.tsx';
import { FichaDetails } from './FichaDetails.tsx';
import { ProyectoAssign } from './ProyectoAssign.tsx';

interface ProductoShowProps {
  producto: Producto;
  onClose: () => void;
}

export function ProductoShow({ producto: opened, onClose }: ProductoShowProps) {
  const [producto, setProducto] = useState(opened);
  const paths = usePaths();
  const { nombre, tipo, descripcion, enlace, asignado, proyecto_id, proyecto_nombre, proyecto_objetivo } = producto;
  return (
    <Modal title={nombre || 'Producto sin nombre'} onClose={onClose}>
      <DialogContent dividers>
        <Details>
          <Detail label="Nombre">{nombre}</Detail>
          <Detail label="Tipo">{tipo || 'Sin tipo'}</Detail>
          <Detail label="Descripción">{descripcion || 'Descripción no disponible'}</Detail>
          <Detail label="Enlace externo">
            {enlace ? <ExternalLink url={enlace} /> : messages.publicSite.noExternalLink}
          </Detail>
          <FichaDetails producto={producto} />
          <PublicacionDetail record={producto} />
          <Detail label="Asignación">
            <AssignedBadge assigned={asignado} />
          </Detail>
          {asignado && proyecto_id !== null ? (
            <>
              <Detail label="Proyecto asignado">
                <Link component={LinkBase} to={paths.proyectos.form(proyecto_id)}>
                  {proyecto_nombre || 'Sin nombre'}
                </Link>
              </Detail>
              <Detail label="Objetivo del proyecto">{proyecto_objetivo || 'Sin objetivo'}</Detail>
            </>
          ) : (
            <Detail label="Proyecto">
              <Link component={LinkBase} to={paths.proyectos.list}>
                Asignar desde un proyecto
              </Link>
            </Detail>
          )}
        </Details>
        <ProyectoAssign producto={producto} onChanged={setProducto} />
        <Box sx={{ mt: 2 }}>
          <VisitasCard recurso="productos" id={producto.id} />
        </Box>
      </DialogContent>
      <DialogActions>
        <VersionsButton recurso="productos" id={producto.id} onRestored={onClose} />
        <ArchiveAction recurso="productos" record={producto} nombre={nombre} onArchived={onClose} />
        <SiteLink path={sitePaths.producto(producto.id, producto.nombre)} dates={producto} />
      </DialogActions>
    </Modal>
  );
}
