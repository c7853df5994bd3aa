import { foldText } from '../values/foldText.ts';
import { textOf } from '../values/tolerant.ts';
import { foldName } from './foldName.ts';
import { type Identity, keyOf } from './identity.ts';
import { alikeBy, keysOf, type Matching } from './matching.ts';

/** The same ORCID; the same e-mail and one family name; the same full name in either order. */
export const sameIntegrante: Identity = {
  fields: ['orcid', 'email', 'nombres', 'apellidos'],
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

const emailKey = ({ email }: { readonly email?: unknown }): string[] => keyOf(foldText(textOf(email)));

/** The ORCID, or the e-mail and a family name, tell the same member; the e-mail or the full name alone is possible. */
export const matchIntegrante: Matching = {
  keys: (integrante) => [...keysOf(sameIntegrante, integrante), ...emailKey(integrante).map((key) => `correo ${key}`)],
  likeness(a, b) {
    if (alikeBy(sameIntegrante, 'orcid', a, b) || alikeBy(sameIntegrante, 'email', a, b)) return 'mismo';
    const isSameEmail = emailKey(a).some((key) => emailKey(b).includes(key));
    return isSameEmail || alikeBy(sameIntegrante, 'apellidos', a, b) ? 'posible' : null;
  },
};
