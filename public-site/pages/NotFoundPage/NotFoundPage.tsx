import { publico } from '../../../i18n/publico.ts';
import { DeadEnd } from '../../components/DeadEnd/DeadEnd.tsx';
import { Link } from '../../router/Link.tsx';
import { rutas } from '../../router/routes.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';

const texts = publico.noEncontrada;

/** The page of unknown addresses. */
export default function NotFoundPage() {
  usePageTitle(texts.titulo);
  return (
    <DeadEnd title={texts.titulo} text={texts.texto}>
      <Link to={rutas.inicio} className="boton">
        {texts.irAlInicio}
      </Link>
    </DeadEnd>
  );
}
