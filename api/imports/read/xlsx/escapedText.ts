/** '_x000D_' for a character that XML does not hold (ECMA-376, 22.9.2.19). */
const ESCAPED = /_x([0-9a-f]{4})_/gi;

export const unescapedText = (text: string): string =>
  text.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
