/** Wraps text at word boundaries. A word longer than `maxLength` gets its own line. */
export function splitIntoLines(text: string, maxLength: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= maxLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
