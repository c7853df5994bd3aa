import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EVENTO_TIPOS, tipoLabel, withStored } from '../../admin/display/choices.ts';
import { shortDate } from '../../admin/display/dates.ts';
import { isLinkHref } from '../../admin/display/linkHref.ts';
import { failureText, rawFailureText } from '../../admin/feedback/failureText.ts';
import { toCsv } from '../../admin/records/export/csv.ts';
import { bySchema } from '../../admin/records/forms/state/bySchema.ts';
import { describeInvalid, withoutHidden } from '../../admin/resources/eventos/eventoRules.ts';
import { eventosByMonth, offeredYears } from '../../admin/resources/eventos/eventosByMonth.ts';
import { eventos } from '../../dataProvider/resources/eventos.ts';

describe('bySchema', () => {
  const schema = z.object({
    nombre: z.string({ error: 'falta' }).min(3, 'corto').max(2, 'largo'),
    nota: z.string({ error: 'texto' }).optional(),
    urls: z.array(z.string().refine((url) => url === '' || url.startsWith('https:'), 'mala')).optional(),
  });

  it('returns the first message of each field', () => {
    expect(bySchema(schema)({ nombre: 'ab' })).toEqual({ nombre: 'corto' });
    expect(bySchema(schema)({})).toEqual({ nombre: 'falta' });
    expect(bySchema(z.object({ a: z.string() }))({ a: 'x' })).toEqual({});
  });

  it('treats null as absent, and null in a list as a blank item', () => {
    const urls = [undefined, 'https://a', null, 'ftp://b'];
    expect(bySchema(schema)({ nombre: null, nota: null, urls })).toEqual({ nombre: 'falta', urls: { 3: 'mala' } });
  });
});

describe('failureText', () => {
  const refused = (message: string, status: number, raw?: unknown) => new HttpError(message, status, { raw });

  it("returns the server's message or the fallback", () => {
    expect(failureText(refused('No', 422), 'Falló')).toBe('No');
    expect(failureText(refused('', 0), 'Falló')).toBe('Falló');
    expect(failureText(new TypeError('x is not a function'), 'Falló')).toBe('Falló');
  });

  it('returns the raw response of a failed request', () => {
    expect(rawFailureText(refused('No', 500, 'crudo'), 'Falló')).toBe('No');
    expect(rawFailureText(refused('', 500, 'crudo'), 'Falló')).toBe('crudo');
    expect(rawFailureText(refused('', 500, { error: 7 }), 'Falló')).toBe('{"error":7}');
    expect(rawFailureText(refused('', 200, { success: 0 }), 'Falló')).toBe('Falló');
    expect(rawFailureText(refused('', 0, null), 'Falló')).toBe('Falló');
    expect(rawFailureText(refused('', 502, '  '), 'Falló')).toBe('Falló');
    expect(rawFailureText(new TypeError('x'), 'Falló')).toBe('Falló');
  });
});

describe('toCsv', () => {
  it('writes a byte order mark, and quoted cells between semicolons', () => {
    const columns = [
      { header: 'Nombre', value: (r: { n: string }) => r.n },
      { header: 'Largo', value: (r: { n: string }) => r.n.length },
    ];
    expect(toCsv(columns, [{ n: 'Ñandú; "vía"' }, { n: '=SUMA(A1)' }, { n: '-5' }])).toBe(
      '\uFEFF"Nombre";"Largo"\r\n"Ñandú; ""vía""";"12"\r\n"\'=SUMA(A1)";"9"\r\n"\'-5";"2"\r\n',
    );
  });
});

describe('isLinkHref', () => {
  it.each([
    ['https://example.org', true],
    [' http://example.org ', true],
    ['mailto:grupo@example.org', true],
    ['https://', false],
    ['example.org', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s: %s', (href, expected) => expect(isLinkHref(href)).toBe(expected));
});

describe('shortDate', () => {
  it.each([
    ['2025-03-09', '9 mar 2025'],
    ['2024-12-31T23:00:00Z', '31 dic 2024'],
    ['', ''],
    ['pronto', 'pronto'],
  ])('%s: %s', (fecha, shown) => expect(shortDate(fecha)).toBe(shown));
});

describe('events by year and month', () => {
  const at = (id: number, fecha: string) => eventos.read({ id, fecha });

  it('offers 2020 to next year and the years of the data, latest first', () => {
    expect(offeredYears([at(1, '2031-01-01'), at(2, ''), at(3, '2022-02-02')], 2023)).toEqual([
      2031, 2024, 2023, 2022, 2021, 2020,
    ]);
  });

  it('groups events by month, latest first', () => {
    const months = eventosByMonth([at(1, '2025-03-01'), at(2, '2025-03-31'), at(3, '2024-03-15'), at(4, 'x')], 2025);
    expect(months).toHaveLength(12);
    expect(months[2]?.nombre).toBe('Marzo');
    expect(months[2]?.eventos.map(({ id }) => id)).toEqual([2, 1]);
    expect(months.flatMap(({ eventos: those }) => those)).toHaveLength(2);
  });
});

describe('types of eventos', () => {
  it('returns the name of each type', () => {
    expect([0, 1, 2, 3, 4, 5].map(tipoLabel)).toEqual([
      'Sin tipo',
      'Organizador',
      'Asistente',
      'Ponente',
      'Participante',
      'Sin tipo',
    ]);
  });

  it('adds a type that cannot be chosen as a disabled option', () => {
    expect(withStored(EVENTO_TIPOS, 2, 'Asistente')).toHaveLength(3);
    expect(withStored(EVENTO_TIPOS, 4, tipoLabel(4)).at(-1)).toEqual({ id: 4, name: 'Participante', disabled: true });
    expect(withStored(EVENTO_TIPOS, 9, tipoLabel(9)).at(-1)).toEqual({ id: 9, name: 'Sin tipo', disabled: true });
  });

  it('omits the fields that the type does not show', () => {
    const all = { url_noticia_divulgacion: 'n', nombre_ponencia: 'p', url_pagina_evento: 'e' };
    expect(withoutHidden({ tipo: 1, ...all })).toEqual({ tipo: 1, url_noticia_divulgacion: 'n' });
    expect(withoutHidden({ tipo: '3', ...all })).toEqual({ tipo: '3', nombre_ponencia: 'p', url_pagina_evento: 'e' });
    expect(withoutHidden({ tipo: 4, ...all })).toEqual({ tipo: 4 });
  });

  it('reports missing name and date first, then other fields, then URLs', () => {
    const url = { urls_adicionales: [undefined, { message: 'La URL adicional 2 no es válida' }] };
    const missing = { nombre: { message: 'El nombre y la fecha son obligatorios' } };
    expect(describeInvalid({ ...url, ...missing })).toEqual({
      title: 'Campos requeridos',
      text: 'El nombre y la fecha son obligatorios',
    });
    expect(describeInvalid({ ...url, pais: { message: 'largo' } })).toBeNull();
    expect(describeInvalid(url)).toEqual({ title: 'URL inválida', text: 'La URL adicional 2 no es válida' });
  });
});
