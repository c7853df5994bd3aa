/** The types of the inputs and answers of the calls, from their rows and schemas. */
import type { z } from 'zod';
import type { ParamsOf } from './endpoint.ts';
import type { EndpointName, Endpoints } from './endpoints.ts';
import type { schemas } from './schemas.ts';

type Part = 'body' | 'query' | 'answer';

export type SchemaOf<K extends EndpointName, P extends Part> = (typeof schemas)[K] extends {
  [N in P]: infer S extends z.ZodType;
}
  ? S
  : z.ZodUndefined;

type InputPart<K extends EndpointName, P extends 'body' | 'query'> = (typeof schemas)[K] extends {
  [N in P]: infer S extends z.ZodType;
}
  ? { [N in P]: z.input<S> }
  : { [N in P]?: undefined };

export type InputOf<K extends EndpointName> = (keyof ParamsOf<Endpoints[K]['path']> extends never
  ? { params?: undefined }
  : { params: ParamsOf<Endpoints[K]['path']> }) &
  InputPart<K, 'query'> &
  InputPart<K, 'body'> &
  (Endpoints[K]['file'] extends string ? { file?: Blob | undefined } : { file?: undefined });

export type AnswerOf<K extends EndpointName> = z.output<SchemaOf<K, 'answer'>>;
