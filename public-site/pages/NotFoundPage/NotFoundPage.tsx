import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { Link } from '../../router/Link.tsx';
import { usePageTitle } from '../../router/usePageTitle.ts';

const texts = siteTexts.notFound;

export default function NotFoundPage() {
  usePageTitle(texts.title);
  return (
    <NotFound title={texts.title} text={texts.text}>
      <Link to={sitePaths.inicio} className="boton">
        {texts.goHome}
      </Link>
    </NotFound>
  );
}
