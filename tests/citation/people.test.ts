import { describe, expect, it } from 'vitest';
import { nameText, splitPeople } from '../../citation/values/people.ts';
import { leastCpuTime } from '../support/cpuTime.ts';

const split = (text: string, isListed?: boolean) => {
  const { names, remarks, isUnclear } = splitPeople(text, isListed);
  return { names: names.map(nameText), remarks, isUnclear };
};

const clear = (...names: string[]) => ({ names, remarks: [], isUnclear: false });

describe('the people of a text', () => {
  it.each<[string, string[]]>([
    ['Paz, Ana; Mar, Luz', ['Paz, Ana', 'Mar, Luz']],
    ['Paz Gil, Ana María;', ['Paz Gil, Ana María']],
    ['Paz Gil, Ana María\nMar Ruiz, Luz Elena', ['Paz Gil, Ana María', 'Mar Ruiz, Luz Elena']],
    ['Paz, Ana||Mar, Luz', ['Paz, Ana', 'Mar, Luz']],
    ['Ana Paz; Luz Mar y Juan Sol', ['Ana Paz', 'Luz Mar', 'Juan Sol']],
    ['José Ortega y Gasset; Ana Paz', ['José Ortega y Gasset', 'Ana Paz']],
    ['Ana Paz', ['Ana Paz']],
    ['Paz, Ana', ['Paz, Ana']],
    ['Ortega y Gasset, José', ['Ortega y Gasset, José']],
    ['Ana Paz Gil, Luz Mar Ruiz, Juan Sol Cruz', ['Ana Paz Gil', 'Luz Mar Ruiz', 'Juan Sol Cruz']],
    ['Ana Paz, Luz Mar y Juan Sol', ['Ana Paz', 'Luz Mar', 'Juan Sol']],
    ['Ana Paz, Luz Mar, y José Ortega y Gasset', ['Ana Paz', 'Luz Mar', 'José Ortega y Gasset']],
    ['Ana Paz y Luz Mar', ['Ana Paz', 'Luz Mar']],
    ['ANA PAZ Y LUZ MAR', ['ANA PAZ', 'LUZ MAR']],
    ['Luis Gil e Inés Paz', ['Luis Gil', 'Inés Paz']],
    ['Ana Paz and Luz Mar & Juan Sol', ['Ana Paz', 'Luz Mar', 'Juan Sol']],
    ['Paz, Ana y Mar, Luz', ['Paz, Ana', 'Mar, Luz']],
    ['Ortega y Gasset, José, y Mar, Luz', ['Ortega y Gasset, José', 'Mar, Luz']],
    ['Paz, Ana y Luz Mar', ['Paz, Ana', 'Luz Mar']],
    ['Paz, A., Mar, L. & Sol, J.', ['Paz, A.', 'Mar, L.', 'Sol, J.']],
    ['Paz Gil, A. M., Mar, J.-P., & Ortega y Gasset, J.', ['Paz Gil, A. M.', 'Mar, J.-P.', 'Ortega y Gasset, J.']],
    ['Paz, A', ['Paz, A']],
    ['Universidad Uno y Universidad Dos', ['Universidad Uno', 'Universidad Dos']],
    ['Paz, Ana · ORCID 0000-0002-1825-0097; Mar, Luz', ['Paz, Ana', 'Mar, Luz']],
  ])('are told apart: %j', (text, names) => {
    expect(split(text)).toEqual(clear(...names));
  });

  it.each([
    'José Ortega y Gasset',
    'Santiago Ramón y Cajal',
    'Pedro Ruiz y de la Torre',
    'Ministerio de Transporte y Obras',
    'Ministerio de Transporte y Obras Públicas',
    'Instituto de Hidrología, Meteorología y Estudios Ambientales',
    'Johnson & Johnson',
  ])('are one, and the remark says so: %j', (text) => {
    const remarks = [`«${text}»: se tomó como un solo autor. Si son varios, sepárelos con punto y coma`];
    expect(split(text)).toEqual({ ...clear(text), remarks });
    expect(split(`${text};`)).toEqual(clear(text));
  });

  it('are one with a comma, as exports write it, unless both parts have three words', () => {
    expect(split('Paz Gil, Ana María')).toEqual({
      ...clear('Paz Gil, Ana María'),
      remarks: [
        '«Paz Gil, Ana María»: se tomó como una persona, con los apellidos antes de la coma. Si son dos, sepárelas con punto y coma',
      ],
    });
    expect(split('Ana Paz Gil, Luz Mar Ruiz')).toEqual({
      ...clear('Ana Paz Gil', 'Luz Mar Ruiz'),
      remarks: [
        '«Ana Paz Gil, Luz Mar Ruiz»: se tomaron dos personas. Si es una sola, escriba un punto y coma al final',
      ],
    });
    expect(split('Ana Paz Gil, Luz Mar Ruiz;')).toEqual(clear('Ana Paz Gil, Luz Mar Ruiz'));
  });

  it.each([
    'Paz, Ana, Mar, Luz',
    'Paz Gil, Ana, Mar Ruiz, Luz',
    'Ana, Luz y Juan',
    'Ana Paz Gil, Universidad de Ejemplo',
    'Paz Gil, Ana María y Mar Ruiz, Luz Elena',
    'Ministerio de Ambiente, Vivienda y Desarrollo, Bogotá',
  ])('cannot be told apart: %j', (text) => {
    expect(split(text)).toEqual({ names: [], remarks: [], isUnclear: true });
  });

  it.each(['Paz, Ana et al.', 'Paz, Ana; et al.', 'Paz, Ana y otros', 'Paz, Ana, & others'])(
    'are incomplete, which a remark says: %j',
    (text) => {
      const { names, remarks } = split(text);
      expect([names, remarks]).toEqual([
        ['Paz, Ana'],
        [expect.stringContaining('la lista de autores está incompleta')],
      ]);
    },
  );

  it('are one where a list has them already, unless they are plainly several', () => {
    expect(split('Paz Gil, Ana María', true)).toEqual(clear('Paz Gil, Ana María'));
    expect(split('Ana Paz Gil, Luz Mar Ruiz', true)).toEqual(clear('Ana Paz Gil, Luz Mar Ruiz'));
    expect(split('Paz, Ana, Jr.', true)).toEqual(clear('Paz, Ana, Jr.'));
    expect(split('José Ortega y Gasset', true)).toEqual(clear('José Ortega y Gasset'));
    expect(split('Paz, Ana y Mar, Luz', true)).toEqual(clear('Paz, Ana', 'Mar, Luz'));
    expect(split('Ana Paz, Luz Mar y Juan Sol', true)).toEqual(clear('Ana Paz', 'Luz Mar', 'Juan Sol'));
  });

  it('have the ORCID of an export', () => {
    expect(splitPeople('Paz, Ana · ORCID 0000-0002-1825-0097').names).toEqual([
      { family: 'Paz', given: 'Ana', ORCID: '0000-0002-1825-0097' },
    ]);
  });

  it.each([
    'a y ',
    'y ',
    'Ana Paz y ',
    'Paz, A., ',
    'a b, ',
    ',',
    ' ',
    'Paz, Ana y ',
    'et al. ',
    '… ',
    'Universidad y ',
  ])('are read in the time of the text: %j', async (part) => {
    const text = part.repeat(100_000 / part.length);
    // Quadratic reading takes a minute.
    expect(await leastCpuTime(() => splitPeople(text), 1_000)).toBeLessThan(1_000);
  });
});
