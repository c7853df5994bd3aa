import { useState } from 'react';
import { shareTexts as texts } from '../../../i18n/shareTexts.ts';
import { useAbsoluteAddress } from '../../settings/rendering.ts';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Share.module.css';

/** A query in which a space is `%20`: mail programs show a `+` as it is. */
const queryOf = (params: Record<string, string>): string =>
  new URLSearchParams(params).toString().replaceAll('+', '%20');

const webLinks = (title: string, address: string) => [
  { text: texts.whatsapp, url: `https://wa.me/?${queryOf({ text: `${title} ${address}` })}` },
  { text: texts.linkedin, url: `https://www.linkedin.com/sharing/share-offsite/?${queryOf({ url: address })}` },
  { text: texts.x, url: `https://x.com/intent/post?${queryOf({ text: title, url: address })}` },
];

const mailLink = (title: string, address: string): string =>
  `mailto:?${queryOf({ subject: title, body: `${title}\n\n${address}` })}`;

type Outcome = 'shared' | 'copied' | 'refused';

/** Opens the device's share sheet, else copies the address. */
async function shareOrCopy(title: string, url: string): Promise<Outcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
  } catch (error) {
    // The visitor closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    // Without HTTPS there is no clipboard.
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

const hiddenPrefix = <span className="solo-lectores">{texts.by} </span>;

interface ShareProps {
  title: string;
  /** canonical path */
  path: string;
}

/** 'Compartir' and links to networks. Without PUBLIC_URL, their space is reserved until the browser completes them. */
export function Share({ title, path }: ShareProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const address = useAbsoluteAddress(path);
  const share = async () => {
    if (address === null) return;
    // A live region announces only changes.
    setOutcome(null);
    setOutcome(await shareOrCopy(title, address));
  };
  return (
    <div className={`solo-pantalla acciones ${address === null ? 'con-codigo' : ''}`}>
      <button type="button" className="boton-contorno" onClick={() => void share()}>
        <Icon name="share" />
        {texts.share}
      </button>
      <ul className={`acciones ${styles.links}`} data-pending={address === null}>
        {webLinks(title, address ?? '').map(({ text, url }) => (
          <li key={text}>
            {address === null ? (
              text
            ) : (
              <ExternalLink url={url} className={styles.link}>
                {hiddenPrefix}
                {text}
              </ExternalLink>
            )}
          </li>
        ))}
        <li>
          {address === null ? (
            texts.mail
          ) : (
            <a href={mailLink(title, address)} className={styles.link}>
              {hiddenPrefix}
              {texts.mail}
            </a>
          )}
        </li>
      </ul>
      <p role="status" className={styles.status}>
        {outcome === 'copied' && texts.copied}
        {outcome === 'refused' && texts.notCopied}
      </p>
      {outcome === 'refused' && address !== null && (
        <input
          ref={selectAll}
          className={`campo ${styles.address}`}
          readOnly
          value={address}
          aria-label={texts.address}
        />
      )}
    </div>
  );
}
