import type { Publicacion } from '../../contract/entities/publicacion.ts';
import { longMoment } from '../display/moment.ts';
import { Detail } from './Detail.tsx';
import { PublicacionChip } from './PublicacionChip.tsx';

export function PublicacionDetail({ record }: { record: Publicacion }) {
  const { publicar_desde, publicar_hasta } = record;
  const limits = [
    publicar_desde && `Desde el ${longMoment(publicar_desde)}`,
    publicar_hasta && `Hasta el ${longMoment(publicar_hasta)}`,
  ].filter(Boolean);
  if (limits.length === 0) return null;
  return (
    <Detail label="Publicación en el sitio">
      {limits.map((limit) => (
        <div key={limit}>{limit}</div>
      ))}
      <PublicacionChip record={record} />
    </Detail>
  );
}
