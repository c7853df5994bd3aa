import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { plugin } from '../../api/fastify/plugin.ts';
import { health } from '../../api/http/requests/health.ts';

it('a feature without what it needs stops the start, and names both', async () => {
  await using app = Fastify();
  await expect(app.register(health, { version: '1' })).rejects.toThrow(/'db'.*'health'/);
});

it('what a feature adds is there for the next one, with its options', async () => {
  await using app = Fastify();
  const seen: unknown[] = [];
  await app.register(plugin('first', [], (self) => void self.decorate('backups', null)));
  await app.register(
    plugin<{ size: number }>('second', ['backups'], (self, { size }) => void seen.push(self.backups, size)),
    {
      size: 2,
    },
  );
  expect(seen).toEqual([null, 2]);
});
