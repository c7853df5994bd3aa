import { TextLength } from '../text/TextLength.ts';
import type { Archive } from './Archive.ts';
import { unescapedText } from './escapedText.ts';
import { parseXml } from './parseXml.ts';

/** The texts that cells refer to by number. Hints of pronunciation are left out. */
export async function readSharedStrings(archive: Archive, part: string): Promise<string[]> {
  const texts: string[] = [];
  const length = new TextLength();
  let text = '';
  let inText = false;
  let inHint = false;
  await parseXml(archive.read(part), {
    open: (element) => {
      if (element === 'si') text = '';
      else if (element === 'rPh') inHint = true;
      else if (element === 't') inText = !inHint;
    },
    text: (data) => {
      if (inText) text += data;
    },
    close: (element) => {
      if (element === 't') inText = false;
      else if (element === 'rPh') inHint = false;
      else if (element === 'si') {
        length.add(text);
        texts.push(unescapedText(text));
      }
    },
  });
  return texts;
}
