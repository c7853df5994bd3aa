import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { FindInstead } from '../FindInstead/FindInstead.tsx';
import { NotFound } from './NotFound.tsx';

const { goHome, ...texts } = siteTexts.notFound;

/** The content of the page of an address that has none. */
export const UnknownAddress = () => (
  <NotFound {...texts}>
    <Link to={sitePaths.inicio} className="boton">
      {goHome}
    </Link>
    <FindInstead />
  </NotFound>
);
