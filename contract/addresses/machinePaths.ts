/** Addresses that only the server writes; the site's own code has none of them. */
export const machinePaths = {
  /** The formatted reference of a product. @param style APA's has the shortest name */
  reference: (page: string, style: string) => `${page}/${style === 'apa' ? 'cita' : `cita-${style}`}.txt`,
  /** The schema.org node of a product. */
  graph: (page: string) => `${page}/datos.jsonld`,
  manifest: '/manifiesto.webmanifest',
  securityTxt: '/.well-known/security.txt',
  /** Browsers and systems ask for these two by themselves. */
  favicon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  /** @param size pixels of its side */
  icon: (size: number) => `/icono-${size}.png`,
} as const;
