import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { notFoundTexts } from '../../../i18n/notFoundTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { FindInstead } from '../../components/FindInstead/FindInstead.tsx';
import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { useWithdrawn } from '../../data/withdrawn.ts';
import { Link } from '../../router/Link.tsx';
import { usePageTitle } from '../../router/usePageTitle.ts';

const { goHome, ...unknown } = siteTexts.notFound;
const withdrawn = { title: notFoundTexts.gone, text: notFoundTexts.goneText };

export default function NotFoundPage() {
  const texts = useWithdrawn() ? withdrawn : unknown;
  usePageTitle(texts.title);
  return (
    <NotFound {...texts}>
      <Link to={sitePaths.inicio} className="boton">
        {goHome}
      </Link>
      <FindInstead />
    </NotFound>
  );
}
