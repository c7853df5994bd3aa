import type { Bloque } from '../../../contract/identidad/bloques.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { BlockHead } from '../BlockHead/BlockHead.tsx';
import { IdentidadImagen } from '../IdentidadImagen/IdentidadImagen.tsx';
import styles from './TopicImages.module.css';

export function TopicImages({ bloque }: { bloque: Bloque }) {
  const { temas } = useIdentidad();
  return (
    <section className="seccion suave" aria-labelledby="temas">
      <div className="ancho">
        <BlockHead bloque={bloque} />
        <ul className={styles.topics}>
          {temas.map(({ nombre, texto, imagen, descripcion_imagen }) => (
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
                <figcaption>{nombre}</figcaption>
              </figure>
              <p>{texto}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
