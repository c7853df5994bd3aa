/** Runs Lighthouse's mobile preset on the site's pages and on static copies of them without scripts. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../tests/support/chromium.ts';
import { median } from './median.ts';
import { startPortal, temporaryFolder } from './servers.ts';
import { startStatic } from './staticPages.ts';

const run = promisify(execFile);

/** Fetched on demand: its dependencies are larger than the portal. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The pages by real address; each is measured beside a static copy. */
const PAGES = {
  home: '/',
  projects: '/proyectos_investigacion',
  'a line': '/lineas/sostenibilidad',
  'the site map': '/mapa_del_sitio',
  events: '/eventos',
  'a project': '/proyecto_investigacion/MQ',
  'a member': '/integrante_grupo_investigacion/MQ',
  'a product': '/productos_investigacion_detail/MQ',
  'an event': '/evento/MQ',
  'a noticia': '/noticias/Mg',
  members: '/integrantes_grupo_investigacion',
};
const BY_HASH = {
  'projects, by hash': '/#/proyectos_investigacion',
  'products, by hash': '/#/productos_investigacion',
  'a project, by hash': '/#/proyecto_investigacion/MQ',
};

interface Report {
  runtimeError?: { message: string };
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

async function reportOn(address: string, folder: string): Promise<Report> {
  const { executablePath, args, env } = await findChromium();
  const file = path.join(folder, 'report.json');
  const flags = ['--headless', ...args].join(' ');
  await run(
    'npm',
    [
      'exec',
      '--yes',
      '--',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath } },
  );
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  if (report.runtimeError !== undefined) throw new Error(`${address}: ${report.runtimeError.message}`);
  return report;
}

/** The median of each figure over RUNS runs. */
async function measure(address: string, folder: string) {
  const reports: Report[] = [];
  for (let n = 0; n < RUNS; n++) reports.push(await reportOn(address, folder));
  const audit = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const score = (name: (typeof CATEGORIES)[number]) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name].score)));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'first paint ms': Math.round(audit('first-contentful-paint')),
    'largest paint ms': Math.round(audit('largest-contentful-paint')),
    'blocked ms': Math.round(audit('total-blocking-time')),
    shift: audit('cumulative-layout-shift').toFixed(3),
    kB: Math.round(audit('total-byte-weight') / 1_024),
  };
}

/** The HTML of the page once the network is idle, without scripts. */
async function staticHtml(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.reload({ waitUntil: 'networkidle' });
  return page.evaluate(() => {
    for (const element of document.querySelectorAll('script, link[rel=modulepreload], video')) element.remove();
    // As on the first visit.
    document.documentElement.removeAttribute('data-site-font');
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
}

async function staticPages(origin: string): Promise<Map<string, string>> {
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const pages = new Map<string, string>();
    for (const [name, path] of Object.entries(PAGES)) pages.set(name, await staticHtml(page, origin + path));
    return pages;
  } finally {
    await browser.close();
  }
}

export async function measureLighthouse() {
  using folder = temporaryFolder();
  await using portal = await startPortal({ DATA_DIR: folder.path });
  await using staticServer = await startStatic(await staticPages(portal.origin), portal.origin);
  const rows: object[] = [];
  // The whole takes half an hour; what was measured is not lost if it is stopped.
  const add = async (page: string, url: string) => {
    const row = { page, ...(await measure(url, folder.path)) };
    console.info(Object.values(row).join(' | '));
    rows.push(row);
  };
  for (const [name, path] of Object.entries(PAGES)) {
    // Without the redirect to the canonical address.
    const { url } = await fetch(portal.origin + path);
    await add(name, url);
    await add(`${name}, static`, staticServer.addressOf(name));
  }
  for (const [name, path] of Object.entries(BY_HASH)) await add(name, portal.origin + path);
  return rows;
}
