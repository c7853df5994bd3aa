import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { FindInstead } from '../../components/FindInstead/FindInstead.tsx';
import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { Link } from '../../router/Link.tsx';

const { goHome, ...texts } = siteTexts.notFound;

export default function NotFoundPage() {
  return (
    <NotFound {...texts}>
      <Link to={sitePaths.inicio} className="boton">
        {goHome}
      </Link>
      <FindInstead />
    </NotFound>
  );
}
