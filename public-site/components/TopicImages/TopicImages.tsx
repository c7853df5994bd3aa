import { currentLineas, lineaOfId, lineaPath } from '../../../contract/addresses/siteLineas.ts';
import type { Bloque } from '../../../contract/identidad/bloques.ts';
import { Link } from '../../router/Link.tsx';
import { useIdentidad, useLineas } from '../../settings/siteSettings.ts';
import { IdentidadImagen } from '../IdentidadImagen/IdentidadImagen.tsx';
import { Block } from '../SectionHead/SectionHead.tsx';
import styles from './TopicImages.module.css';

export function TopicImages({ bloque }: { bloque: Bloque }) {
  const { temas } = useIdentidad();
  const lineas = currentLineas(useLineas());
  return (
    <Block bloque={bloque} look="suave constante">
      <ul className={styles.topics}>
        {temas.map(({ nombre, texto, imagen, descripcion_imagen, linea: lineaId }) => {
          const linea = lineaOfId(lineas, lineaId ?? null);
          return (
            <li key={nombre}>
              <figure>
                <IdentidadImagen
                  nombre={imagen}
                  sizes="45vw"
                  alt={descripcion_imagen}
                  className="dibujo"
                  width={640}
                  height={420}
                  loading="lazy"
                  decoding="async"
                />
                <figcaption>
                  {linea === null ? (
                    nombre
                  ) : (
                    // The link covers the picture.
                    <Link to={lineaPath(linea)} className="cubre">
                      {nombre}
                    </Link>
                  )}
                </figcaption>
              </figure>
              <p>{texto}</p>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
