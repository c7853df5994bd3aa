import { expect, it } from 'vitest';
import { answerOr } from '../../admin/session/answerOr.ts';

it("replaces react-admin's answer to a call that ended at the login, and no other", () => {
  const ended = { data: {} } as unknown as string[];
  expect(answerOr(ended, [])).toEqual([]);
  expect(answerOr(['a'], [])).toEqual(['a']);
  expect(answerOr<object>({ data: 1, total: 2 }, {})).toEqual({ data: 1, total: 2 });
});
