import { siteTexts } from '../../../i18n/siteTexts.ts';
import { DeadEnd } from '../../components/DeadEnd/DeadEnd.tsx';
import { Link } from '../../router/Link.tsx';
import { rutas } from '../../router/routes.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';

const texts = siteTexts.notFound;

/** The page of unknown addresses. */
export default function NotFoundPage() {
  usePageTitle(texts.title);
  return (
    <DeadEnd title={texts.title} text={texts.text}>
      <Link to={rutas.inicio} className="boton">
        {texts.goHome}
      </Link>
    </DeadEnd>
  );
}
