import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import { CopyButton } from '../../records/copiedRecord/CopyButton.tsx';

/** What the page and the side panel of an event offer beside its edition. */
export function EventoActions({ evento: { id, nombre, activo, ...dates } }: { evento: Evento }) {
  return (
    <>
      <CopyButton recurso="eventos" id={id} />
      <SiteLink path={sitePaths.evento(id, nombre)} active={activo} dates={dates} />
    </>
  );
}
