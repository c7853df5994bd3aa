import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { feature } from '../../api/fastify/feature.ts';
import { health } from '../../api/http/requests/health.ts';

it('a feature without what it needs stops the start, and names both', async () => {
  await using app = Fastify();
  await expect(health(app, { version: '1' })).rejects.toThrow('health needs db, backups');
});

it('what a feature adds is there for the next one, with its options', async () => {
  await using app = Fastify();
  const seen: unknown[] = [];
  await feature('first', [], (self) => void self.decorate('backups', null))(app);
  const second = feature<{ size: number }>(
    'second',
    ['backups'],
    (self, { size }) => void seen.push(self.backups, size),
  );
  await second(app, { size: 2 });
  expect(seen).toEqual([null, 2]);
});
