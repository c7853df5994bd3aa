import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

type Register<Options> = (app: FastifyInstance, options: Options) => Promise<void> | void;

/**
 * A feature of the portal as a plugin of Fastify. What it adds to the app is there for the features that are registered after it; without
 * a decorator that it needs, the start fails.
 */
export function plugin<Options extends object = object>(
  name: string,
  needs: readonly (keyof FastifyInstance)[],
  register: Register<Options>,
): FastifyPluginAsync<Options> {
  const feature: FastifyPluginAsync<Options> = async (app, options) => register(app, options);
  return Object.assign(feature, {
    [Symbol.for('skip-override')]: true,
    [Symbol.for('fastify.display-name')]: name,
    [Symbol.for('plugin-meta')]: { name, decorators: { fastify: needs } },
  });
}
