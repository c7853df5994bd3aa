import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { CslItem } from '../../../citation/csl.ts';
import { CITATION_FORMATS, CITATION_TYPES, documentPaths } from '../../../contract/addresses/documentPaths.ts';
import { citarTexts as texts } from '../../../i18n/citarTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './CitarDialog.module.css';
import { FORMATS, formatReferences, type ReferenceFormat, SHOWN_REFERENCES } from './formatReferences.ts';

type References = { status: 'loading' | 'failed' } | { status: 'ready'; items: CslItem[] };

async function load(address: string, signal: AbortSignal): Promise<CslItem[]> {
  const response = await fetch(address, { signal });
  const items: unknown = await response.json();
  if (!response.ok || !Array.isArray(items)) throw new Error(`HTTP ${response.status}`);
  return items as CslItem[];
}

/** Loads references as CSL-JSON, which only the site's own server answers; `retry` repeats a failed request. @param address of a cita.json */
function useReferences(address: string): { references: References; retry: () => void } {
  const [references, setReferences] = useState<References>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    const controller = new AbortController();
    setReferences({ status: 'loading' });
    load(address, controller.signal)
      .then((items) => setReferences({ status: 'ready', items }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        console.error('cita.json:', error instanceof Error ? error.message : error);
        setReferences({ status: 'failed' });
      });
    return () => controller.abort();
  }, [address, attempt]);
  return { references, retry: () => setAttempt(attempt + 1) };
}

const blobOf = (type: string, text: string): Blob => new Blob([text], { type });

/** Copies the text of an element, with its italics for word processors. @returns false if the browser refuses; the text is selected then */
async function copyElement(element: HTMLElement): Promise<boolean> {
  const text = element.innerText;
  try {
    // Without HTTPS there is no clipboard.
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(text);
    else {
      const item = new ClipboardItem({
        'text/plain': blobOf('text/plain', text),
        'text/html': blobOf('text/html', element.innerHTML),
      });
      await navigator.clipboard.write([item]);
    }
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(element);
    return false;
  }
}

function Formatted({ items, format }: ReferencesProps) {
  const formatted = useMemo(() => formatReferences(items, format), [items, format]);
  if ('code' in formatted) return <pre>{formatted.code}</pre>;
  // The list is replaced as a whole.
  return formatted.paragraphs.map((runs, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <p key={index} dir="auto">
      {runs.map(({ text, italic }, position) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        italic ? <i key={position}>{text}</i> : <span key={position}>{text}</span>,
      )}
    </p>
  ));
}

function Formats({ format, onChange }: { format: ReferenceFormat; onChange: (format: ReferenceFormat) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.formats}>
      <legend>{texts.format}</legend>
      {FORMATS.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === format} onChange={() => onChange(option)} />
          {texts.formats[option]}
        </label>
      ))}
    </fieldset>
  );
}

interface ReferencesProps {
  items: readonly CslItem[];
  format: ReferenceFormat;
}

function References({ items, format }: ReferencesProps) {
  const output = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<{ text: string; of: ReferenceFormat } | null>(null);
  const copy = async () => {
    if (output.current === null) return;
    // A live region announces only changes.
    setStatus(null);
    const text = (await copyElement(output.current)) ? texts.copied : texts.notCopied;
    setStatus({ text, of: format });
  };
  if (items.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      {items.length > SHOWN_REFERENCES && <p>{texts.cut(SHOWN_REFERENCES, items.length)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, the keyboard could not scroll it */}
      <section ref={output} tabIndex={0} className={styles.output} aria-label={texts.reference}>
        <Formatted items={items} format={format} />
      </section>
      <div className={styles.copy}>
        <button type="button" className="boton" onClick={() => void copy()}>
          {texts.copy}
        </button>
        <p role="status">{status?.of === format && status.text}</p>
      </div>
    </>
  );
}

export interface CitarDialogProps {
  path: string;
  query: string;
  onClose: () => void;
}

/** The references of a page's products in several formats, to copy and to download. A modal dialog returns the focus by itself. */
export default function CitarDialog({ path, query, onClose }: CitarDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [format, setFormat] = useState<ReferenceFormat>('apa');
  const { references, retry } = useReferences(documentPaths.citation(path, 'json', query));
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{texts.title}</h2>
      <Formats format={format} onChange={setFormat} />
      {references.status === 'loading' && <p role="status">{texts.loading}</p>}
      {references.status === 'failed' && (
        <div>
          <p role="alert">{texts.failed}</p>
          <button type="button" className="boton" onClick={retry}>
            {siteTexts.loading.retry}
          </button>
        </div>
      )}
      {references.status === 'ready' && <References items={references.items} format={format} />}
      <p className={styles.files}>
        {texts.download}{' '}
        {CITATION_FORMATS.map((file) => (
          <a key={file} href={documentPaths.citation(path, file, query)} type={CITATION_TYPES[file]} download>
            {texts.formats[file]}
          </a>
        ))}
      </p>
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()} aria-label={texts.close}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}
