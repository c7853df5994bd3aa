const MARKED = /(<!-- generated:(\S+) -->\n)[\s\S]*?(<!-- \/generated -->)/g;

/**
 * Replaces the text between `<!-- generated:NAME -->` and `<!-- /generated -->`.
 * @throws {Error} for an unknown marker, and for a part without a marker
 */
export function fillGenerated(markdown: string, parts: ReadonlyMap<string, string>): string {
  const missing = new Set(parts.keys());
  const filled = markdown.replaceAll(MARKED, (_, start: string, name: string, end: string) => {
    const part = parts.get(name);
    if (part === undefined) throw new Error(`no generated part is called ${name}`);
    missing.delete(name);
    return `${start}${part}\n${end}`;
  });
  if (missing.size > 0) throw new Error(`no marker for ${[...missing].join(', ')}`);
  return filled;
}
