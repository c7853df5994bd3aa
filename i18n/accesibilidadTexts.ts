/** Texts of the accessibility statement. */

/** The day on which somebody last compared the statement with the tests. */
export const REVISADA = '2026-11-25';

export const accesibilidadTexts = {
  lead: 'Este portal está hecho para que todas las personas puedan usarlo.',
  norm: 'La norma',
  normText:
    'El portal sigue las Pautas de Accesibilidad para el Contenido Web, WCAG 2.2, en su nivel AA. Es también el propósito de las páginas con las que el grupo lo administra.',
  automatic: 'Lo que se prueba automáticamente',
  automaticItems: [
    'Todas las páginas públicas se revisan con axe, en los tamaños de un teléfono, una tableta y un computador, sobre fondo claro y oscuro.',
    'El menú, la búsqueda, los filtros y los diálogos se recorren solo con el teclado.',
    'Los colores que el grupo elige se aceptan solo si los textos se leen con el contraste de la norma.',
    'Nada se desborda a los lados en una pantalla de 360 píxeles, y las animaciones se pueden detener o no comienzan cuando el equipo pide menos movimiento.',
    'Las páginas se leen también sin JavaScript e impresas.',
  ],
  manual: 'Lo que se revisa a mano',
  manualItems: [
    'Cada página nueva se mira en los tres tamaños, en claro y en oscuro.',
    'Se leen los textos de los enlaces, los botones y los mensajes de error.',
  ],
  limits: 'Lo que falta',
  limitsItems: [
    'Ninguna entidad externa ha auditado el portal, y no se ha probado con personas que usan lectores de pantalla.',
    'Los documentos PDF y las páginas de otros sitios a las que el portal enlaza pueden no cumplir la norma.',
    'Las descripciones de las imágenes las escribe el grupo: puede faltar alguna.',
  ],
  contact: '¿Encontró una barrera?',
  contactText: 'Escríbanos y díganos en qué página estaba y qué no pudo hacer:',
  revised: 'Esta declaración se revisó el',
} as const;
