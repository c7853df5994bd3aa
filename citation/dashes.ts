const joinTrimmed = (parts: readonly string[], separator: string): string =>
  parts.map((part) => part.trim()).join(separator);

/** A range of pages with one kind of dash, without blanks around it. */
export const withDash = (page: string, dash: string): string => joinTrimmed(page.split(/[-–—]/), dash);
