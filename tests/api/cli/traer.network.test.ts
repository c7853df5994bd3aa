import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { absent, kept } from '../../support/otherPortal/cell.ts';
import { type OldContent, OTHER_PORTAL } from '../../support/otherPortal/content.ts';
import { KINDS } from '../../support/otherPortal/model.ts';
import { type Fault, REMOTE_STAFF, sendJson, startOtherPortal } from '../../support/otherPortal/server.ts';
import { PLAIN_SHAPE } from '../../support/otherPortal/shapes.ts';
import { checksums, runPortal, temporaryFolder } from './runPortal.ts';
import { emptyPortal, readReport, transfer } from './transferred.ts';

const certificate = (file: string): Buffer =>
  readFileSync(new URL(`../../fixtures/certificate/${file}`, import.meta.url));

/** An https server whose certificate nobody has signed. */
const selfSigned = (listener: RequestListener) =>
  createServer({ key: certificate('key.pem'), cert: certificate('certificate.pem') }, listener);

/** The portal with one record of each kind. */
const SMALL: OldContent = {
  ...OTHER_PORTAL,
  ...Object.fromEntries(KINDS.map((kind) => [kind, OTHER_PORTAL[kind].slice(0, 1)])),
};

type Faults = Record<string, () => Fault | undefined>;

/** Transfers a small portal with faults. @returns also whether anything was written, or changed in this portal */
async function transferWith(faults: Faults, { session = true, options = [] as string[] } = {}) {
  const other = await startOtherPortal({ content: SMALL, shape: PLAIN_SHAPE, faults });
  const dataDir = await emptyPortal();
  const before = checksums(dataDir);
  const transferred = await transfer({ url: other.url, dataDir, session, options });
  expect(checksums(dataDir)).toEqual(before);
  const written = readdirSync(path.dirname(transferred.file)).sort();
  return { ...transferred, other, written };
}

/** Answers as the portal does after the first times. */
function firstTimes(times: number, fault: Fault): () => Fault | undefined {
  let left = times;
  return () => {
    left -= 1;
    return left >= 0 ? fault : undefined;
  };
}

const always = (fault: Fault) => () => fault;
const PROJECT = 'Proyectos_investigacion/get_project/3';
const HOME = 'Home/get_home';

describe('traer over the network', () => {
  it('follows no redirect, and says which address to use', async () => {
    const target = await startOtherPortal({ content: SMALL, shape: PLAIN_SHAPE });
    const redirect: Fault = (_request, response) => {
      response.writeHead(301, { Location: `${target.url}/${HOME}` }).end();
    };
    const { code, error, written } = await transferWith({ [HOME]: always(redirect) });
    expect({ code, written }).toEqual({ code: 1, written: [] });
    expect(error).toContain(`Responde en ${target.url}: use esa`);
    expect(target.seen.requests).toEqual([]);
  });

  it('refuses a certificate that nobody has signed, with its reason', async () => {
    const other = await startOtherPortal({ content: SMALL, shape: PLAIN_SHAPE, create: selfSigned });
    const url = other.url.replace('http:', 'https:');
    for (const options of [[], ['--sin-cifrar']]) {
      const file = path.join(temporaryFolder(), 'traido.sqlite');
      const { code, error } = await runPortal(await emptyPortal(), ['traer', url, file, ...options]);
      expect(code).toBe(1);
      expect(error).toMatch(/certificado.*self.signed/i);
      expect(existsSync(file)).toBe(false);
    }
    expect(other.seen.requests).toEqual([]);
  });

  it('asks http for nothing unless the operator says so', async () => {
    const other = await startOtherPortal({ content: SMALL, shape: PLAIN_SHAPE });
    for (const login of [[], ['--usuario-remoto', REMOTE_STAFF.usuario]]) {
      const args = ['traer', other.url, path.join(temporaryFolder(), 'traido.sqlite'), ...login];
      const { code, error } = await runPortal(await emptyPortal(), args, { input: `${REMOTE_STAFF.password}\n` });
      expect(code).toBe(1);
      expect(error).toContain('--sin-cifrar');
    }
    expect(other.seen.requests).toEqual([]);
  });

  it('waits as long as an overloaded server asks, and tries three times', async () => {
    const instants: number[] = [];
    const busy: Fault = (_request, response) => {
      instants.push(Date.now());
      response.writeHead(503, { 'Retry-After': '1' }).end();
    };
    const { code, error, other, report } = await transferWith({ [PROJECT]: firstTimes(2, busy) });
    expect(code, error).toBe(0);
    expect(other.seen.requests.filter((request) => request.endsWith(PROJECT))).toHaveLength(3);
    expect((instants[1] ?? 0) - (instants[0] ?? 0)).toBeGreaterThanOrEqual(990);
    expect(readReport(report).filter(({ valor }) => valor.includes('get_project/'))).toEqual([]);
  });

  it.each([
    {
      title: 'a server that asks to wait for longer than a minute',
      status: 429,
      headers: { 'Retry-After': '61' },
      tries: 1,
    },
    { title: 'a refusal', status: 403, headers: {}, tries: 1 },
    { title: 'an error of the server', status: 500, headers: {}, tries: 1 },
    { title: 'a server that stays overloaded', status: 503, headers: { 'Retry-After': '0' }, tries: 3 },
  ])('reports $title, and brings what the lists have', async ({ status, headers, tries }) => {
    const fault: Fault = (_request, response) => {
      response.writeHead(status, headers).end();
    };
    const { code, error, other, report } = await transferWith({ [PROJECT]: always(fault) });
    expect(code, error).toBe(0);
    expect(other.seen.requests.filter((request) => request.endsWith(PROJECT))).toHaveLength(tries);
    expect(readReport(report)).toContainEqual(expect.objectContaining({ tipo: 'proyectos', id: '3', campo: '' }));
  });

  it('stops when the connection breaks three times', async () => {
    const fault: Fault = (request) => request.socket.destroy();
    const { code, error, other, written } = await transferWith({ [PROJECT]: always(fault) });
    expect({ code, written }).toEqual({ code: 1, written: [] });
    expect(error).toContain('no responde');
    expect(other.seen.requests.filter((request) => request.endsWith(PROJECT))).toHaveLength(3);
    expect(other.seen.requests.at(-1)).toContain('Login/logout');
  });

  it('reads no more than 20 MB of an answer', async () => {
    let sent = 0;
    const fault: Fault = (_request, response) => {
      const part = Buffer.alloc(1_048_576, ' ');
      const send = () => {
        if (response.destroyed || sent >= 200 * part.length) return void response.end();
        sent += part.length;
        response.write(part, send);
      };
      response.writeHead(200, { 'Content-Type': 'application/json' });
      send();
    };
    const { code, error, report } = await transferWith({ [PROJECT]: always(fault) });
    expect(code, error).toBe(0);
    expect(readReport(report)).toContainEqual(expect.objectContaining({ tipo: 'proyectos', id: '3', campo: '' }));
    // What is under way between the two ends comes on top.
    expect(sent).toBeLessThan(60 * 1_048_576);
  });

  it('lists a picture of more than 5 MB, or that redirects, and goes on', async () => {
    const picture = `${encodeURIComponent('ana núñez #1 50%.jpg')}`;
    const large: Fault = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(Buffer.alloc(5_242_881, 1));
    };
    const elsewhere: Fault = (_request, response) => {
      response.writeHead(302, { Location: 'http://127.0.0.1:9/x.jpg' }).end();
    };
    for (const fault of [large, elsewhere]) {
      const { code, error, report } = await transferWith({ [`/uploads/${picture}`]: always(fault) });
      expect(code, error).toBe(0);
      const lines = readReport(report).filter(({ campo }) => campo === 'nombre_imagen');
      expect(lines).toEqual([expect.objectContaining({ tipo: 'integrantes', id: '2', valor: 'ana núñez #1 50%.jpg' })]);
    }
  });

  it('looks for a picture in the next place where a page is answered for it', async () => {
    const page: Fault = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Portal</title>');
    };
    const picture = encodeURIComponent('ana núñez #1 50%.jpg');
    const { code, error, report, other } = await transferWith({ [`uploads/${picture}`]: always(page) });
    expect(code, error).toBe(0);
    expect(other.seen.requests).toEqual(
      expect.arrayContaining([`GET /api/uploads/${picture}`, `GET /uploads/${picture}`]),
    );
    expect(readReport(report).filter(({ campo }) => campo === 'nombre_imagen')).toEqual([]);
  });

  it('goes on after a picture whose connection breaks, while others wait', async () => {
    const [like] = OTHER_PORTAL.integrantes;
    const integrantes = Array.from({ length: 8 }, (_, index) => ({
      id: index + 1,
      visible: true,
      cells: like?.cells ?? {},
      picture: { name: `foto${index + 1}.png`, content: '#20a040' },
    }));
    const content = { ...SMALL, integrantes, proyectos: [] };
    const broken: Fault = (request) => request.socket.destroy();
    const faults = { '/uploads/foto1.png': () => broken };
    const other = await startOtherPortal({ content, shape: PLAIN_SHAPE, faults });
    const { code, error, report } = await transfer({ url: other.url, dataDir: await emptyPortal() });
    expect(code, error).toBe(0);
    const lines = readReport(report).filter(({ campo }) => campo === 'nombre_imagen');
    expect(lines.map(({ id, valor }) => [id, valor])).toEqual([['1', 'foto1.png']]);
  });

  it('sends cookies to the other portal alone, keeps those that it sets, and signs out', async () => {
    const elsewhere = await startOtherPortal({ content: SMALL, shape: { ...PLAIN_SHAPE, pictures: '' } });
    const other = await startOtherPortal({ content: SMALL, shape: { ...PLAIN_SHAPE, pictures: null } });
    const options = ['--imagenes', elsewhere.origin];
    const { code, error, output } = await transfer({ url: other.url, dataDir: await emptyPortal(), options });
    expect(code, error).toBe(0);
    expect([...other.seen.cookies].sort()).toEqual(['idioma=es', 'sesion=b1946ac92492d2347c6235b4d2611184']);
    expect([...elsewhere.seen.cookies]).toEqual([]);
    expect(elsewhere.seen.requests.length).toBeGreaterThan(0);
    expect(other.seen.requests.at(-1)).toBe('POST /api/Login/logout');
    expect(output).not.toContain(REMOTE_STAFF.password);
  });

  it('says that the password is wrong, and asks for nothing else', async () => {
    const other = await startOtherPortal({ content: SMALL, shape: PLAIN_SHAPE });
    const args = ['traer', other.url, '/tmp/nunca.sqlite', '--sin-cifrar', '--usuario-remoto', REMOTE_STAFF.usuario];
    const { code, error } = await runPortal(await emptyPortal(), args, { input: 'otra clave\n' });
    expect(code).toBe(1);
    expect(error).toContain('Usuario o contraseña incorrectos');
    expect(other.seen.requests).toEqual(['POST /api/Login/login']);
  });

  it.each([
    ['no JSON', '<html>'],
    ['JSON of no portal', '{"nombre":"otra cosa"}'],
    ['a number', '7'],
    ['a list nested 100,000 times', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('stops where the home is %s', async (_title, body) => {
    const fault: Fault = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    };
    const { code, error, written } = await transferWith({ [HOME]: always(fault) });
    expect({ code, written }).toEqual({ code: 1, written: [] });
    expect(error).toContain('/api');
  });

  it('brings what visitors see without a session, and says that inactive records are hidden', async () => {
    const { code, error, report, output, other } = await transferWith({}, { session: false });
    expect(code, error).toBe(0);
    expect(output).toContain('inactivos');
    const lists = readReport(report).filter(({ campo, id }) => campo === '' && id === '');
    expect(lists.map(({ valor }) => valor)).toEqual(
      expect.arrayContaining(['proyectos_investigacion/get_all', 'convenios/get_all', 'eventos/get_all']),
    );
    expect(other.seen.unexpected).toEqual([]);
  });

  it('takes hostile answers for values', async () => {
    const answers: Record<string, unknown> = {
      'integrantes_investigacion/get_all': JSON.parse(
        '{"success":1,"integrantes":[{"__proto__":{"nombres":"Nadie"},"id":7,"grupo":1,"nombres":{"toString":"x"},"estudios":[[["a"]]],"created_by":"<b>ana</b>","created_at":{"date":"2020-01-01"}},null,5,{"id":"1e999"},{"id":-3}]}',
      ),
      'home/get_investigadores': [],
      'Integrantes_investigacion/get_investigador/7': { success: 1, investigador: { id: 7, constructor: 'x' } },
    };
    const faults = Object.fromEntries(
      Object.entries(answers).map(([call, answer]) => [
        call,
        always((_request, response) => sendJson(response, answer)),
      ]),
    );
    const { code, error, report } = await transferWith(faults);
    expect(code, error).toBe(0);
    const lines = readReport(report).filter(({ tipo }) => tipo === 'integrantes');
    expect(lines.map(({ id, campo, valor }) => [id, campo, valor])).toEqual(
      expect.arrayContaining([
        ['7', 'nombres', '{"toString":"x"}'],
        ['7', 'created_by', '<b>ana</b>'],
        ['7', 'created_at', '{"date":"2020-01-01"}'],
        ['', '', 'null'],
        ['', '', '5'],
        ['1e999', '', '{"id":"1e999"}'],
        ['-3', '', '{"id":-3}'],
      ]),
    );
    expect(Object.hasOwn(Object.prototype, 'nombres')).toBe(false);
  });

  it.each([
    ['a million rows that are no records', `[${'null,'.repeat(999_999)}null]`],
    ['rows nested 5,000 times', `[${'['.repeat(5_000)}${']'.repeat(5_000)}]`],
    ['a record with an id that no address can have', '[{"id":9007199254740991,"nombre":"Uno"}]'],
  ])('ends with a short report after %s', async (_title, body) => {
    const fault: Fault = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    };
    const { code, report, error } = await transferWith({ 'Prod_investigacion/get_all': always(fault) });
    if (code === 0) expect(readReport(report).some(({ tipo }) => tipo === 'productos')).toBe(true);
    else expect(error).toContain('productos');
    expect(report.length).toBeLessThan(200_000);
  });

  it('shows no control characters of the other server', async () => {
    const hostile = '\u001b[2J\u001b]0;título\u0007';
    const refusal: Fault = (_request, response) =>
      sendJson(response, { success: 0, message: `Cerrado ${hostile}` }, 403);
    const { code, error, output } = await transferWith({ [HOME]: always(refusal) });
    expect(code).toBe(1);
    expect(error).toContain('Cerrado');
    for (const control of ['\u001b', '\u0007']) expect(error + output).not.toContain(control);
  });

  it('prints no control characters of a value to a terminal', async () => {
    const productos = SMALL.productos.map((each) => ({
      ...each,
      cells: { ...each.cells, nombre: kept('A\u001b[2JB') },
    }));
    const other = await startOtherPortal({ content: { ...SMALL, productos }, shape: PLAIN_SHAPE });
    const args = ['traer', other.url, '--simular', '--sin-cifrar'];
    const toFile = await runPortal(await emptyPortal(), args);
    expect(toFile.output).toContain('A\u001b[2JB');
    const { output } = await runPortal(await emptyPortal(), args, { isTerminal: true });
    expect(output).toContain('A[2JB');
    expect(output).not.toContain('\u001b');
  });

  it('leaves the former report where the backup cannot be saved', async () => {
    const other = await startOtherPortal({ content: SMALL, shape: PLAIN_SHAPE });
    const file = path.join(temporaryFolder(), 'traido.sqlite');
    // A folder cannot be replaced.
    mkdirSync(file);
    writeFileSync(`${file}.csv`, 'informe anterior');
    const args = ['traer', other.url, file, '--sin-cifrar', '--forzar'];
    expect((await runPortal(await emptyPortal(), args)).code).toBe(1);
    expect(readdirSync(path.dirname(file)).sort()).toEqual(['traido.sqlite', 'traido.sqlite.csv']);
    expect(readFileSync(`${file}.csv`, 'utf8')).toBe('informe anterior');
  });

  it('counts a field that no record has', async () => {
    const [product] = SMALL.productos;
    const cells = { ...product?.cells, descripcion: absent('') };
    const productos = product === undefined ? [] : [{ ...product, cells }];
    const other = await startOtherPortal({ content: { ...SMALL, productos }, shape: PLAIN_SHAPE });
    const { report } = await transfer({ url: other.url, dataDir: await emptyPortal() });
    expect(readReport(report)).toContainEqual(
      expect.objectContaining({ tipo: 'productos', id: '', campo: 'descripcion', valor: '1' }),
    );
  });
});
