import { addressOf } from '../../contract/calls/callAddress.ts';
import { Connection, requestOf } from './connection.ts';
import { atMost, exactly, type Figure } from './figure.ts';
import { type PortalUnderLoad, startPortalUnderLoad } from './portal.ts';
import { noErrors, READS, visit } from './visitors.ts';

const SECONDS = 15;
/** every nth request is a write by staff */
const WRITES = 50;

async function productNames({ port }: PortalUnderLoad): Promise<Set<string>> {
  const connection = await Connection.open(port);
  const { body } = await connection.ask(requestOf('GET', addressOf('listPublicProductos', {}, '')));
  connection.close();
  const { products } = JSON.parse(body.toString()) as { products: { nombre: string }[] };
  return new Set(products.map(({ nombre }) => nombre));
}

/** Measures reads and staff writes at a constant rate. @param limit maximum p99 in milliseconds */
export async function measureSteady(connections: number, perSecond: number, limit: number): Promise<Figure[]> {
  await using portal = await startPortalUnderLoad();
  const cookie = await portal.signIn();
  const nameOf = (turn: number): string => `Bajo carga ${turn}`;
  const isWrite = (turn: number): boolean => turn % WRITES === 0;
  const write = (turn: number): string =>
    requestOf(
      'POST',
      addressOf('addProducto', {}, ''),
      [cookie],
      JSON.stringify({ nombre: nameOf(turn), tipo: 'Libro' }),
    );
  const acknowledged: string[] = [];
  const visits = await visit({
    port: portal.port,
    connections,
    perSecond,
    seconds: SECONDS,
    chooseRequest: (turn) => (isWrite(turn) ? write(turn) : (READS[turn % READS.length] ?? '')),
    onAnswer: (turn, status) => {
      if (isWrite(turn) && status === 200) acknowledged.push(nameOf(turn));
    },
  });
  const stored = await productNames(portal);
  const label = `${connections} connections, ${perSecond}/s`;
  return [
    atMost(`${label}: p99`, visits.times, 0.99, limit),
    noErrors(`${label}: errors`, visits),
    exactly(
      `${label}: writes lost of ${acknowledged.length}`,
      acknowledged.filter((nombre) => !stored.has(nombre)).length,
      0,
    ),
  ];
}
