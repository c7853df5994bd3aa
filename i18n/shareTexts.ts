/** Texts of 'Compartir'. Apart from siteTexts.ts, because the home does not need them. */
export const shareTexts = {
  share: 'Compartir',
  // Hidden text before the name of a network.
  by: 'Compartir por',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  x: 'X',
  mail: 'Correo',
  copied: 'Dirección copiada',
  notCopied: 'No se pudo copiar. Seleccione esta dirección y cópiela:',
  address: 'Dirección de esta página',
} as const;
