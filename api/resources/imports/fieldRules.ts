/** The rules that each field of a new record has by itself. */
import { z } from 'zod';
import type { ImportPart } from '../parts/importPart.ts';

function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in);
  return schema instanceof z.ZodObject ? schema.shape : {};
}

/** Why a field cannot have a value; undefined if it can. */
export function fieldError({ add }: Pick<ImportPart, 'add'>, name: string, value: unknown): string | undefined {
  const rule = shapeOf(add)[name];
  return rule === undefined ? undefined : z.safeParse(rule, value).error?.issues[0]?.message;
}
