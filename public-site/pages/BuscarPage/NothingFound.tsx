import { buscarTexts as texts } from '../../../i18n/buscarTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { OtherPlaces } from '../../components/FindInstead/OtherPlaces.tsx';
import { Message } from '../../components/Message/Message.tsx';
import { useInicio } from '../../data/InicioContext.tsx';
import { firstMail } from '../../data/webHref.ts';

const { contactMail, supportMail } = siteTexts.inicio;

/** E-mail of the group, else of its support; renders nothing without one. */
function Contact() {
  const state = useInicio();
  if (state.status !== 'ready') return null;
  const { correo_contacto, correo_soporte } = state.data.inicio;
  const mail = firstMail([correo_contacto, correo_soporte]);
  if (mail === null) return null;
  return (
    <li>
      <a href={mail.href}>{mail.address === correo_contacto ? contactMail : supportMail}</a>
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
