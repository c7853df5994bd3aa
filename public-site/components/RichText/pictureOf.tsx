import type { Element } from 'html-react-parser';
import type { ReactNode } from 'react';
import { isTextFilePath, TEXT_PICTURE_WIDTHS } from '../../../contract/addresses/textFiles.ts';
import { sideOf } from '../../../contract/values/markup/tags.ts';
import { API_ORIGIN } from '../../data/apiOrigin.ts';

/** The column of text is 44rem wide at most. */
const SIZES = '(width < 48rem) 92vw, 44rem';

const LARGEST = Math.max(...TEXT_PICTURE_WIDTHS);

/** The stored widths up to that of the picture, which has no larger ones. */
function sourcesOf(src: string, width: number): string {
  const own = Math.min(width, LARGEST);
  const smaller = TEXT_PICTURE_WIDTHS.filter((w) => w < own).map((w) => `${src}?w=${w} ${w}w`);
  return [...smaller, `${src} ${own}w`].join(', ');
}

/** A picture of a text; null for one from elsewhere. @param first true if the first screen shows it */
export function pictureOf({ attribs }: Element, first: boolean): ReactNode {
  const path = attribs.src ?? '';
  if (!isTextFilePath(path)) return null;
  const src = API_ORIGIN + path;
  const [width, height] = [sideOf(attribs.width), sideOf(attribs.height)];
  const hasSize = width !== undefined && height !== undefined;
  return (
    <img
      src={src}
      {...(hasSize && { srcSet: sourcesOf(src, width), sizes: first ? SIZES : `auto, ${SIZES}`, width, height })}
      alt={attribs.alt ?? ''}
      loading={first ? undefined : 'lazy'}
      decoding={first ? undefined : 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
}
