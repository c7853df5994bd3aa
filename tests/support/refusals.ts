import { expect } from 'vitest';
import type { EndpointName } from '../../contract/endpoints.ts';
import { unchanged } from './database.ts';
import type { Caller, Sent, TestApp } from './testApp.ts';

/** Sends a call that must be refused with these very words, and leave the database as it was. */
export async function expectRefusal(
  { db }: TestApp,
  caller: Caller,
  name: EndpointName,
  sent: Sent,
  { status, message, errors }: { status: number; message: string; errors?: Record<string, string> },
): Promise<void> {
  const { status: got, body } = await unchanged(db, () => caller.send(name, sent));
  expect({ status: got, body }, `${name} ${JSON.stringify(sent).slice(0, 200)}`).toEqual({
    status,
    body: { success: 0, message, ...(errors && { errors }) },
  });
}

/** A field, a value that it must refuse, and the message of the rule. */
export type FieldRule = readonly [field: string, value: unknown, message: string];

/** Puts each wrong value into an otherwise good input: 422, the rule's message, and the field that is at fault. */
export async function expectFieldRules(
  portal: TestApp,
  caller: Caller,
  name: EndpointName,
  good: Sent,
  rules: readonly FieldRule[],
): Promise<void> {
  for (const [field, value, message] of rules) {
    const sent = { ...good, body: { ...(good.body as object), [field]: value } };
    await expectRefusal(portal, caller, name, sent, { status: 422, message, errors: { [field]: message } });
  }
}
