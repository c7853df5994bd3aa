import { publico } from '../../../i18n/publico.ts';
import image from '../../media/no-encontrado.svg';
import { Link } from '../../router/Link.tsx';
import { rutas } from '../../router/routes.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import styles from './NotFoundPage.module.css';

/** What an unknown address shows (design §4). */
export default function NotFoundPage() {
  usePageTitle(publico.noEncontrada.titulo);
  return (
    <div className={`ancho ${styles.page}`}>
      <img src={image} alt="" width={480} height={320} />
      <h1>{publico.noEncontrada.titulo}</h1>
      <p>{publico.noEncontrada.texto}</p>
      <Link to={rutas.inicio} className="boton">
        {publico.noEncontrada.irAlInicio}
      </Link>
    </div>
  );
}
