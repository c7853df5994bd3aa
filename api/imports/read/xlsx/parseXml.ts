import { Parser } from 'htmlparser2';
import { damagedError } from './Archive.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Names come without their namespace's prefix. */
export interface XmlHandler {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** The parser takes quadratic time in the depth, which is less than twenty in a workbook. */
const MAX_DEPTH = 1_000;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses XML in parts. Definitions of entities are ignored, so that none expands.
 * @throws {HttpError} 422 for an element that is not closed; what the handler throws
 */
export async function parseXml(parts: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  let depth = 0;
  let isEnding = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > MAX_DEPTH) throw damagedError();
        handler.open?.(localName(name), attributes);
      },
      ontext: (text) => handler.text?.(text),
      onclosetag: (name, isImplied) => {
        depth -= 1;
        if (isImplied && isEnding) throw damagedError();
        handler.close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  for await (const part of parts) parser.write(part);
  isEnding = true;
  parser.end();
}

/** '_x000D_' for a character that XML does not hold (ECMA-376, 22.9.2.19). */
const ESCAPED = /_x([0-9a-f]{4})_/gi;

export const unescapedText = (text: string): string =>
  text.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
