import { describe, expect, it } from 'vitest';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { newEvento } from '../support/builders/inputs.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

const ORIGIN = 'https://investigacion.example.org';
const MAX_OCTETS = 75;

const unfolded = (ics: string): string[] => ics.replaceAll('\r\n ', '').split('\r\n');
const valuesOf = (ics: string, name: string): string[] =>
  unfolded(ics).flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));
const calendarOf = async (portal: TestApp, url = '/eventos.ics') => (await portal.app.inject(url)).body;

describe('eventos.ics', () => {
  it('has all public events on their days', async () => {
    await using portal = await testApp({ publicUrl: ORIGIN });
    const staff = await portal.staff();
    const id = await newEvento(staff, { nombre: 'Foro', fecha: '2025-12-31', lugar: 'Bogotá', pais: 'Colombia' });
    await newEvento(staff, { nombre: 'Oculto', estado: 0 });
    await newEvento(staff, { nombre: 'Congreso', fecha: '2025-01-01' });
    const { headers, body } = await portal.app.inject('/eventos.ics');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(unfolded(body).slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(valuesOf(body, 'SUMMARY')).toEqual(['Foro', 'Congreso']);
    expect(valuesOf(body, 'DTSTART;VALUE=DATE')).toEqual(['20251231', '20250101']);
    expect(valuesOf(body, 'LOCATION')[0]).toBe('Bogotá\\, Colombia');
    expect(unfolded(body)).toContain(`URL;VALUE=URI:${ORIGIN}${sitePaths.evento(id, 'Foro')}`);
    expect(valuesOf(body, 'X-WR-CALNAME')).toEqual(['Eventos - Grupo de investigación']);
    expect(new Set(valuesOf(body, 'UID')).size).toBe(2);
  });

  it('has stable UIDs and the time of the last change', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff, { nombre: 'Foro' });
    const before = await calendarOf(portal);
    await staff.call('updateEvento', { params: { id }, body: { nombre: 'Otro', fecha: '2026-02-03', tipo: 1 } });
    const after = await calendarOf(portal);
    expect(valuesOf(after, 'UID')).toEqual(valuesOf(before, 'UID'));
    expect(valuesOf(after, 'UID')[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(valuesOf(after, 'SUMMARY')).toEqual(['Otro']);
    const last = await portal.db.selectFrom('movimientos').orderBy('id', 'desc').select('created_at').execute();
    const stamp = `${last[0]?.created_at.replaceAll(/[-:]|\.\d+/g, '')}`;
    expect(valuesOf(after, 'DTSTAMP')).toEqual([stamp]);
    expect(after).not.toContain('URL');
  });

  it('counts the changes of each event, and leaves the days of its readers free', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff, { nombre: 'Foro', fecha: '2026-02-03' });
    await newEvento(staff, { nombre: 'Congreso', fecha: '2025-01-01' });
    expect(valuesOf(await calendarOf(portal), 'SEQUENCE')).toEqual(['0', '0']);
    for (const lugar of ['Cali', 'Tunja']) {
      const body = { nombre: 'Foro', fecha: '2026-02-03', tipo: 1, lugar };
      await staff.call('updateEvento', { params: { id }, body });
    }
    const calendar = await calendarOf(portal);
    expect(valuesOf(calendar, 'SUMMARY')).toEqual(['Foro', 'Congreso']);
    expect(valuesOf(calendar, 'SEQUENCE')).toEqual(['2', '0']);
    expect(valuesOf(calendar, 'TRANSP')).toEqual(['TRANSPARENT', 'TRANSPARENT']);
    const one = await calendarOf(portal, `/evento/${encodeId(id)}/evento.ics`);
    for (const name of ['SEQUENCE', 'DTSTAMP']) {
      expect(valuesOf(one, name)).toEqual(valuesOf(calendar, name).slice(0, 1));
    }
  });

  it('folds lines between characters, and escapes texts', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const descripcion = 'Señalización, más; énfasis \\ en niños 😀 '.repeat(5).trim();
    await newEvento(staff, { nombre: 'ñ😀'.repeat(30), descripcion: `${descripcion}\nEND:VEVENT` });
    const { rawPayload, body } = await portal.app.inject('/eventos.ics');
    const lines = rawPayload.toString('latin1').split('\r\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(MAX_OCTETS);
    for (const line of lines) expect(Buffer.from(line, 'latin1').toString()).not.toContain('\uFFFD');
    expect(valuesOf(body, 'SUMMARY')).toEqual(['ñ😀'.repeat(30)]);
    const escaped = descripcion.replaceAll(/[\\;,]/g, (character) => `\\${character}`);
    expect(valuesOf(body, 'DESCRIPTION')).toEqual([`${escaped}\\nEND:VEVENT`]);
    expect(unfolded(body).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });
});

describe('evento/{id}/evento.ics', () => {
  it('has one event, with the UID of the calendar', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff, { nombre: 'Foro' });
    await newEvento(staff, { nombre: 'Congreso', fecha: '2025-01-01' });
    const url = `/evento/${encodeId(id)}/evento.ics`;
    const one = await calendarOf(portal, url);
    expect(valuesOf(one, 'SUMMARY')).toEqual(['Foro']);
    expect(valuesOf(one, 'UID')).toEqual(valuesOf(await calendarOf(portal), 'UID').slice(0, 1));
    const { headers } = await portal.app.inject({ url, method: 'HEAD' });
    const known = { 'if-none-match': String(headers.etag) };
    expect((await portal.app.inject({ url, headers: known })).statusCode).toBe(304);
    await staff.call('toggleEvento', { params: { id }, query: { estado: 0 } });
    expect((await portal.app.inject({ url, headers: known })).statusCode).toBe(404);
  });

  it('is 404 for an unknown event, for staff too', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const inactive = await newEvento(staff, { estado: 0 });
    for (const id of [encodeId(999), encodeId(inactive), '***', 'MA', encodeId(12.5)]) {
      const url = `/evento/${id}/evento.ics`;
      expect((await portal.app.inject({ url, headers: { cookie: String(staff.cookie) } })).statusCode, url).toBe(404);
    }
  });
});
