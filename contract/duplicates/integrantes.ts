import { foldText } from '../values/foldText.ts';
import { textOf } from '../values/tolerant.ts';
import { foldName } from './foldName.ts';
import { type Identity, keyOf } from './identity.ts';

/** The same ORCID; the same e-mail and one family name; the same full name in either order. */
export const sameIntegrante: Identity = {
  keys: {
    orcid: ({ orcid }) =>
      keyOf(
        textOf(orcid)
          .toUpperCase()
          .replaceAll(/[^\dX]/g, '')
          .slice(-ORCID_LENGTH),
      ),
    email: ({ email, apellidos }) => {
      const address = foldText(textOf(email));
      const names = foldName(textOf(apellidos)).split(' ').filter(Boolean);
      return names.flatMap((name) => keyOf(address, name));
    },
    apellidos: ({ nombres, apellidos }) => {
      const [given, family] = [foldName(textOf(nombres)), foldName(textOf(apellidos))];
      if (given === '' || family === '') return [];
      return [...new Set([`${given} ${family}`, `${family} ${given}`])].flatMap((name) => keyOf(name));
    },
  },
};

/** digits, after those of an address's host */
const ORCID_LENGTH = 16;
