import { expect, it, onTestFinished, vi } from 'vitest';
import { handlers } from '../../api/resources/handlers.ts';
import { addOneOfEach, GOOD } from '../support/calls.ts';
import { testApp } from '../support/testApp.ts';

it.each(['addIntegrante', 'updateIntegrante', 'addConvenio', 'updateConvenio', 'addUsuario', 'updateUsuario'] as const)(
  '%s encodes or hashes before its transaction begins',
  async (name) => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    await addOneOfEach(staff);
    const handler = handlers[name];
    if (typeof handler === 'function') throw new Error(`${name} has no prepare`);
    const prepare = vi.spyOn(handler, 'prepare');
    onTestFinished(() => prepare.mockRestore());
    const begin = portal.db.transaction.bind(portal.db);
    const transaction = vi.spyOn(portal.db, 'transaction').mockImplementation(() => {
      expect(prepare.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]);
      return begin();
    });
    expect((await staff.send(name, GOOD[name])).status).toBe(200);
    expect(transaction).toHaveBeenCalledTimes(1);
  },
);
