import { addressOf } from '../../contract/call.ts';
import { Connection, requestOf } from './connection.ts';
import { atMost, exactly, type Figure } from './figure.ts';
import { type Pressed, startPressed } from './portal.ts';
import { noErrors, READS, visit } from './visitors.ts';

const SECONDS = 15;
/** one request in so many is a write of the staff's */
const WRITES = 50;

async function productNames({ port }: Pressed): Promise<Set<string>> {
  const connection = await Connection.open(port);
  const { body } = await connection.ask(requestOf('GET', addressOf('listPublicProductos', {}, '')));
  connection.close();
  const { products } = JSON.parse(body.toString()) as { products: { nombre: string }[] };
  return new Set(products.map(({ nombre }) => nombre));
}

/** Many connections at a steady pace, staff writing among them. @param limit milliseconds of the p99 */
export async function measureSteady(connections: number, perSecond: number, limit: number): Promise<Figure[]> {
  await using portal = await startPressed();
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
    choose: (turn) => (isWrite(turn) ? write(turn) : (READS[turn % READS.length] ?? '')),
    see: (turn, status) => {
      if (isWrite(turn) && status === 200) acknowledged.push(nameOf(turn));
    },
  });
  const there = await productNames(portal);
  const label = `${connections} connections, ${perSecond}/s`;
  return [
    atMost(`${label}: p99`, visits.times, 0.99, limit),
    noErrors(`${label}: errors`, visits),
    exactly(
      `${label}: writes lost of ${acknowledged.length}`,
      acknowledged.filter((nombre) => !there.has(nombre)).length,
      0,
    ),
  ];
}
