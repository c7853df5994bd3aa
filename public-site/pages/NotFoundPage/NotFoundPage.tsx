import { UnknownAddress } from '../../components/NotFound/NotFound.tsx';

/** Only the lazy pages import it: the server finds its chunk by this file. */
export default function NotFoundPage() {
  return <UnknownAddress />;
}
