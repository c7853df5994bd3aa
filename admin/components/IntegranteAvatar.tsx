import { Avatar } from '@mui/material';
import { fullNameOf } from '../../contract/values/fullName.ts';
import type { Integrante } from '../../dataProvider/resources/integrantes.ts';
import { storedPicture } from '../addresses/images.ts';

const initials = (nombres: string, apellidos: string) => `${nombres.charAt(0)}${apellidos.charAt(0)}`.toUpperCase();

interface IntegranteAvatarProps {
  integrante: Pick<Integrante, 'nombres' | 'apellidos' | 'nombre_imagen'>;
  /** pixels */
  size: number;
  /** true next to the name, which says the same */
  decorative?: boolean;
}

export function IntegranteAvatar({ integrante, size, decorative = false }: IntegranteAvatarProps) {
  const { nombres, apellidos, nombre_imagen } = integrante;
  return (
    <Avatar
      src={nombre_imagen ? storedPicture('integrantes', nombre_imagen) : undefined}
      alt={decorative ? '' : `Imagen de ${fullNameOf(integrante)}`}
      aria-hidden={decorative || undefined}
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: size / 3,
      }}
    >
      {initials(nombres, apellidos)}
    </Avatar>
  );
}
