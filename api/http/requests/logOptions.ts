/**
 * What follows the folder of preview links, `PREVIEW_FOLDER`, in a line of JSON: the letters in either case or percent-encoded, once or
 * more, then a slash, then all up to the end of the address.
 */
const PREVIEW_ADDRESS =
  /((?:b|%(?:25)*[46]2)(?:o|%(?:25)*[46]f)(?:r|%(?:25)*[57]2)(?:r|%(?:25)*[57]2)(?:a|%(?:25)*[46]1)(?:d|%(?:25)*[46]4)(?:o|%(?:25)*[46]f)(?:r|%(?:25)*[57]2)(?:\/|\\\\|%(?:25)*(?:2f|5c)))(?:[^\s"\\]|\\.)+/gi;

/** Whoever reads the log must not be able to open a draft: tokens are cut from whole lines, so from error messages too. */
export const logOptions = {
  level: 'info',
  redact: ['req.headers.cookie', 'req.remoteAddress', 'req.remotePort'],
  hooks: { streamWrite: (line: string): string => line.replaceAll(PREVIEW_ADDRESS, '$1[Redacted]') },
};
