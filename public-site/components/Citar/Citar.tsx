import { type ComponentType, useState } from 'react';
import { CITATION_FORMATS, CITATION_TYPES, documentPaths } from '../../../contract/addresses/documentPaths.ts';
import { citarTexts as texts } from '../../../i18n/citarTexts.ts';
import { API_ORIGIN } from '../../data/apiOrigin.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { CitarDialogProps } from './CitarDialog.tsx';

interface CitarProps {
  /** path of the page whose products are cited, without a slug */
  path: string;
  /** of the products list, without '?' */
  query?: string;
  /** the page has several products */
  several?: boolean;
  /** the product's name, where the button is one of many */
  of?: string;
}

/** 'Citar': opens the references of a page's products. Without JavaScript, links to their files. */
export function Citar({ path, query = '', several = false, of = '' }: CitarProps) {
  const [Dialog, setDialog] = useState<ComponentType<CitarDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  // A compatible server on another host need not have the files.
  if (API_ORIGIN !== '') return null;
  const open = async () => {
    // A live region announces only changes.
    setHasFailed(false);
    try {
      const module = await import('./CitarDialog.tsx');
      setDialog(() => module.default);
      setIsOpen(true);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <div className="solo-pantalla acciones">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={of === '' ? undefined : texts.citeOf(of)}
        className="boton-contorno"
        onClick={() => void open()}
      >
        <Icon name="quote" />
        {several ? texts.citeThese : texts.cite}
      </button>
      <p className="sin-codigo">
        {texts.citeAs}{' '}
        {CITATION_FORMATS.map((format) => (
          <a key={format} href={documentPaths.citation(path, format, query)} type={CITATION_TYPES[format]}>
            {texts.formats[format]}
          </a>
        ))}
      </p>
      {hasFailed && <p role="alert">{texts.notLoaded}</p>}
      {Dialog !== null && isOpen && <Dialog path={path} query={query} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
