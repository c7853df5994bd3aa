import { expect } from 'vitest';
import type { EndpointName } from '../../contract/endpoints.ts';
import { unchanged } from './database.ts';
import type { Caller, Sent, TestApp } from './testApp.ts';

/** Expects a call to be answered with this error and to leave the database unchanged. */
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

/** A field, an invalid value and the message of the rule. */
export type FieldRule = readonly [field: string, value: unknown, message: string];

/** Expects 422, the message and the field for each invalid value in an otherwise valid input. */
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
