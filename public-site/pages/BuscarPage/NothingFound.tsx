import { buscarTexts as texts } from '../../../i18n/buscarTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { OtherPlaces } from '../../components/FindInstead/OtherPlaces.tsx';
import { Message } from '../../components/Message/Message.tsx';
import { useInicio } from '../../data/InicioContext.tsx';
import { mailHref } from '../../data/webHref.ts';

/** E-mail of the group; renders nothing without one. */
function Contact() {
  const inicio = useInicio();
  const href = inicio.status === 'ready' ? mailHref(inicio.data.inicio.correo_contacto) : null;
  if (href === null) return null;
  return (
    <li>
      <a href={href}>{siteTexts.inicio.contactMail}</a>
    </li>
  );
}

/** A search without result offers the lists and the contact. */
export function NothingFound({ q }: { q: string }) {
  return (
    <>
      <Message>{texts.none(q)}</Message>
      <OtherPlaces more={<Contact />} />
    </>
  );
}
