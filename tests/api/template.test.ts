import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillTemplate, parseTemplate } from '../../api/pages/document/template.ts';

const INDEX = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const SETTINGS = '<!--portal:settings-->';
const CODE = '<!--portal:code-->';

describe('the marks of index.html', () => {
  it('are each there once', () => {
    expect(parseTemplate(INDEX)).toHaveLength(6);
  });

  it.each([
    ['one is missing', INDEX.replace(SETTINGS, '')],
    ['one is doubled', INDEX.replace(SETTINGS, SETTINGS + SETTINGS)],
    ['one is misspelt', INDEX.replace(SETTINGS, '<!--portal:setting-->')],
    ['one is unknown', INDEX.replace(SETTINGS, `${SETTINGS}<!--portal:foot-->`)],
    ['two have changed places', INDEX.replace(SETTINGS, '').replace(CODE, CODE + SETTINGS)],
  ])('are refused if %s', (_, html) => {
    expect(() => parseTemplate(html)).toThrow('index.html has the marks');
  });
});

it('writes contents as they are, also those that look like a mark or a replacement', () => {
  const template = parseTemplate(`0<!--portal:icon-->1${SETTINGS}2${CODE}3<!--portal:head-->4<!--portal:body-->5`);
  const contents = { icon: CODE, settings: '$&', code: '$1', head: '<!--portal:body-->', body: '$`' };
  expect(fillTemplate(template, contents)).toBe(`0${CODE}1$&2$13<!--portal:body-->4$\`5`);
});
