import { Avatar, DialogContent, Stack, Typography } from '@mui/material';
import type { Integrante } from '../../dataProvider/resources/integrantes.ts';
import { Badges } from '../components/Badges.tsx';
import { Detail, Details } from '../components/Detail.tsx';
import { ExternalLink } from '../components/ExternalLink.tsx';
import { Modal } from '../components/Modal.tsx';
import { grupoLabel } from '../display/grupos.ts';
import { integranteImage } from '../images.ts';

const NONE = 'Sin información';
const initials = (nombres: string, apellidos: string) => `${nombres.charAt(0)}${apellidos.charAt(0)}`.toUpperCase();

export function IntegranteShow({ integrante, onClose }: { integrante: Integrante; onClose: () => void }) {
  const { nombres, apellidos, cargo, profesion, email, grupo, nombre_imagen, url_linkedin, url_hv } = integrante;
  return (
    <Modal title={`${nombres} ${apellidos}`} onClose={onClose}>
      <DialogContent dividers>
        <Stack direction="row" spacing={2} sx={{ mb: 2, alignItems: 'center' }}>
          <Avatar
            src={nombre_imagen ? integranteImage(nombre_imagen) : undefined}
            alt={`Imagen de ${nombres} ${apellidos}`}
            sx={{ width: 88, height: 88, bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: '1.75rem' }}
          >
            {initials(nombres, apellidos)}
          </Avatar>
          <div>
            <Typography variant="h3">{cargo}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{grupoLabel(grupo)}</Typography>
          </div>
        </Stack>
        <Details>
          <Detail label="Profesión">{profesion || NONE}</Detail>
          <Detail label="Correo electrónico">{email || NONE}</Detail>
          <Detail label="Estudios">
            {integrante.estudios.length > 0 ? <Badges items={integrante.estudios} label="Estudios" /> : NONE}
          </Detail>
          <Detail label="Áreas temáticas">
            {integrante.areas_tematicas.length > 0 ? (
              <Badges items={integrante.areas_tematicas} label="Áreas temáticas" />
            ) : (
              NONE
            )}
          </Detail>
          {url_linkedin ? (
            <Detail label="Perfil de LinkedIn">
              <ExternalLink url={url_linkedin} />
            </Detail>
          ) : null}
          {url_hv ? (
            <Detail label="Hoja de vida">
              <ExternalLink url={url_hv} />
            </Detail>
          ) : null}
          <Detail label="Creado por">{integrante.created_by || NONE}</Detail>
        </Details>
      </DialogContent>
    </Modal>
  );
}
