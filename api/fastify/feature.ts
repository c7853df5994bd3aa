import type { FastifyInstance } from 'fastify';

type Register<Options> = (app: FastifyInstance, options: Options) => Promise<void> | void;

/**
 * A feature of the portal, called with the app. What it adds to the app is there for the features that are called after it. Not a plugin
 * of Fastify: with thirty of them Node answers from the cache a fifth slower (docs/performance.md).
 * @throws {Error} without a decorator that it needs, which ends the start
 */
export const feature =
  <Options = void>(name: string, needs: readonly (keyof FastifyInstance)[], register: Register<Options>) =>
  async (app: FastifyInstance, options: Options): Promise<void> => {
    const missing = needs.filter((need) => !app.hasDecorator(need));
    if (missing.length > 0)
      throw new Error(`${name} needs ${missing.join(', ')}: register what decorates the app before`);
    await register(app, options);
  };
