import { expect } from 'vitest';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { unchanged } from './database.ts';
import type { Caller, Sent, TestApp } from './testApp.ts';

interface Refusal {
  status: number;
  message: string;
  errors?: Record<string, string>;
  /** the record is in the trash */
  papelera?: true;
  /** the present address of the page that the call asks for */
  direccion?: string;
  /** the draft that the call names is gone */
  borrador?: null;
}

/** Expects a call to be answered with this error and to leave the database unchanged. */
export function expectRefusal(
  { db }: TestApp,
  caller: Caller,
  name: EndpointName,
  sent: Sent,
  refusal: Refusal,
): Promise<void> {
  return unchanged(db, () => expectError(caller, name, sent, refusal));
}

/** Expects a call to be answered with this error. */
export async function expectError(
  caller: Caller,
  name: EndpointName,
  sent: Sent,
  { status, message, errors, papelera, direccion, borrador }: Refusal,
): Promise<void> {
  const { status: got, body } = await caller.send(name, sent);
  expect({ status: got, body }, `${name} ${JSON.stringify(sent).slice(0, 200)}`).toEqual({
    status,
    body: {
      success: 0,
      message,
      ...(errors && { errors }),
      ...(papelera && { papelera }),
      ...(direccion !== undefined && { direccion }),
      ...(borrador === null && { borrador }),
    },
  });
}

/** A field, an invalid value and the message of the rule. */
export type FieldRule = readonly [field: string, value: unknown, message: string];

/**
 * Expects 422, the message and the field for each invalid value in an otherwise valid input, and an unchanged database
 * after all of them: reading it around each would take most of the time.
 */
export async function expectFieldRules(
  { db }: TestApp,
  caller: Caller,
  name: EndpointName,
  good: Sent,
  rules: readonly FieldRule[],
): Promise<void> {
  await unchanged(db, async () => {
    for (const [field, value, message] of rules) {
      const sent = { ...good, body: { ...(good.body as object), [field]: value } };
      await expectError(caller, name, sent, { status: 422, message, errors: { [field]: message } });
    }
  });
}
