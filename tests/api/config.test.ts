import { describe, expect, it } from 'vitest';
import { readConfig, VARIABLES } from '../../api/config/config.ts';
import { SHORT_TEXT_MAX } from '../../contract/values/constants.ts';

describe('the configuration', () => {
  it('has a default for every variable', () => {
    expect(readConfig({}, '/portal')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/portal/data',
      databaseUrl: null,
      adminUsuario: 'admin',
      adminPassword: null,
      passwordCost: { memory: 19_456, passes: 2, parallelism: 1 },
      sampleContent: true,
      publicUrl: null,
      allowedOrigins: [],
      maxEventLoopDelay: 1_000,
      trustProxy: [],
      searchesPerMinute: 300,
      checkLinks: false,
      metricsToken: null,
      backupDir: null,
      backupHour: 2,
      backupRetention: { daily: 7, weekly: 4, monthly: 12 },
      siteDir: '/portal/dist',
      renderInWorker: true,
      log: true,
    });
  });

  it.each(VARIABLES)('takes the default of %s where it is empty', (name) => {
    expect(readConfig({ [name]: '' }, '/portal')).toEqual(readConfig({}, '/portal'));
  });

  it('takes 0 as no limit of the event loop delay', () => {
    expect(readConfig({ MAX_EVENT_LOOP_DELAY: '0' }, '/').maxEventLoopDelay).toBe(0);
  });

  it.each(['0', '-1', '65536', '80.5', ' ', 'http'])('refuses PORT=%s', (PORT) => {
    expect(() => readConfig({ PORT }, '/')).toThrow(`PORT: '${PORT}' no es un puerto`);
  });

  it('applies the rules of user names to ADMIN_USUARIO', () => {
    expect(readConfig({ ADMIN_USUARIO: ' Ana.Niño ' }, '/').adminUsuario).toBe('Ana.Niño');
    expect(() => readConfig({ ADMIN_USUARIO: '  ' }, '/')).toThrow(
      'ADMIN_USUARIO: El nombre de usuario es obligatorio',
    );
    expect(() => readConfig({ ADMIN_USUARIO: 'a'.repeat(SHORT_TEXT_MAX + 1) }, '/')).toThrow(
      `ADMIN_USUARIO: Use como máximo ${SHORT_TEXT_MAX} caracteres`,
    );
    expect(() => readConfig({ ADMIN_USUARIO: 'a\u0000b' }, '/')).toThrow(
      'ADMIN_USUARIO: El texto contiene caracteres no permitidos',
    );
  });

  it('takes addresses in TRUST_PROXY, and the names of ranges', () => {
    const all = '10.0.0.2,fd00::1,10.0.0.0/8,loopback,uniquelocal';
    expect(readConfig({ TRUST_PROXY: all }, '/').trustProxy).toEqual(all.split(','));
    for (const wrong of ['proxy', '1', '10.0.0', '10.0.0.0/40', 'true', 'https://10.0.0.2']) {
      expect(() => readConfig({ TRUST_PROXY: `10.0.0.2,${wrong}` }, '/'), wrong).toThrow(
        `TRUST_PROXY: '${wrong}' no es una dirección IP, como 10.0.0.2`,
      );
    }
  });

  it('loads no sample content in production by default', () => {
    expect(readConfig({ NODE_ENV: 'production' }, '/').sampleContent).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', SAMPLE_CONTENT: 'on' }, '/').sampleContent).toBe(true);
    expect(readConfig({ SAMPLE_CONTENT: 'off' }, '/').sampleContent).toBe(false);
  });

  it('checks links only where CHECK_LINKS is on', () => {
    expect(readConfig({ CHECK_LINKS: 'on' }, '/').checkLinks).toBe(true);
    expect(readConfig({ CHECK_LINKS: '' }, '/').checkLinks).toBe(false);
    expect(() => readConfig({ CHECK_LINKS: 'weekly' }, '/')).toThrow("CHECK_LINKS: use 'on' u 'off'");
  });

  it('takes a METRICS_TOKEN that fits into a header and is long', () => {
    expect(readConfig({ METRICS_TOKEN: '' }, '/').metricsToken).toBeNull();
    expect(readConfig({ METRICS_TOKEN: 'q3v9-Zk_8.w1~x+y/2==' }, '/').metricsToken).toBe('q3v9-Zk_8.w1~x+y/2==');
    for (const wrong of ['corto', 'con espacios en el medio', 'contraseña-con-eñe-y-más']) {
      expect(() => readConfig({ METRICS_TOKEN: wrong }, '/'), wrong).toThrow('METRICS_TOKEN: use al menos 16 letras');
    }
  });

  it('reads lists separated by commas', () => {
    const env = {
      TRUST_PROXY: '10.0.0.1, 10.0.0.2,',
      ALLOWED_ORIGINS: 'https://a.example.org,http://b.example.org:8080',
    };
    expect(readConfig(env, '/')).toMatchObject({
      trustProxy: ['10.0.0.1', '10.0.0.2'],
      allowedOrigins: ['https://a.example.org', 'http://b.example.org:8080'],
    });
  });

  it('takes the origin of PUBLIC_URL and nothing else', () => {
    const publicUrlOf = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL }, '/').publicUrl;
    expect(publicUrlOf('')).toBeNull();
    expect(publicUrlOf('https://investigacion.example.org')).toBe('https://investigacion.example.org');
    expect(publicUrlOf('http://localhost:3000')).toBe('http://localhost:3000');
    for (const wrong of [
      'https://a.example.org/',
      'https://a.example.org/portal',
      'https://a.example.org?a=1',
      'https://Ana:clave@a.example.org',
      'ftp://a.example.org',
      'a.example.org',
    ]) {
      expect(() => publicUrlOf(wrong), wrong).toThrow(`PUBLIC_URL: '${wrong}' no es una dirección`);
    }
  });

  it('reports all errors at once, in Spanish', () => {
    const env = {
      NODE_ENV: 'production',
      PORT: '70000',
      ADMIN_PASSWORD: 'corta',
      DATABASE_URL: 'mysql://x',
      SAMPLE_CONTENT: 'sí',
      PUBLIC_URL: 'investigacion.example.org',
      ALLOWED_ORIGINS: 'https://a.example.org/camino',
      BACKUP_HOUR: '24',
      BACKUP_DAILY: '0',
      BACKUP_WEEKLY: 'cuatro',
      BACKUP_MONTHLY: '-1',
      SEARCHES_PER_MINUTE: '0',
      MAX_EVENT_LOOP_DELAY: '1.5',
    };
    expect(() => readConfig(env, '/')).toThrow(
      [
        'El portal no puede iniciar:',
        "  PORT: '70000' no es un puerto",
        '  ADMIN_PASSWORD: use al menos 15 caracteres',
        '  DATABASE_URL: use postgres://usuario:clave@servidor:puerto/base',
        "  SAMPLE_CONTENT: use 'on' u 'off'",
        "  PUBLIC_URL: 'investigacion.example.org' no es una dirección como https://investigacion.example.org, sin barra final ni ruta",
        "  ALLOWED_ORIGINS: 'https://a.example.org/camino' no es un origen como https://ejemplo.org",
        '  BACKUP_HOUR: use un número entero entre 0 y 23',
        '  BACKUP_DAILY: use un número entero entre 1 y 1000',
        '  BACKUP_WEEKLY: use un número entero entre 0 y 1000',
        '  BACKUP_MONTHLY: use un número entero entre 0 y 1000',
        '  SEARCHES_PER_MINUTE: use un número entero mayor que 0',
        '  MAX_EVENT_LOOP_DELAY: use un número entero entre 0 y 60000',
      ].join('\n'),
    );
  });
});
