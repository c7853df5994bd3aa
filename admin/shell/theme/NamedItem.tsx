import type { ComponentProps } from 'react';

/**
 * An item of a menu. An option is named by its text: react-admin gives the empty one the name of the button that clears a field,
 * 'Borrar el valor', also where it shows 'Todos'.
 */
export const NamedItem = ({ 'aria-label': label, ...item }: ComponentProps<'li'>) => (
  <li {...item} aria-label={item.role === 'option' ? undefined : label} />
);
