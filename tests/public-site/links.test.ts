import { expect, test } from 'vitest';
import { convenioLogo } from '../../public-site/data/convenioLogo.ts';
import { pictureSource } from '../../public-site/data/images.ts';
import { mailHref, webHref } from '../../public-site/data/webHref.ts';

test('webHref accepts only http and https', () => {
  expect(webHref(' https://ejemplo.org/a ')).toBe('https://ejemplo.org/a');
  expect(webHref('HTTP://ejemplo.org')).toBe('HTTP://ejemplo.org');
  for (const url of [
    '',
    'ejemplo.org',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'https://',
  ]) {
    expect(webHref(url)).toBeNull();
  }
});

test('mailHref accepts only plain addresses', () => {
  expect(mailHref('grupo@ejemplo.org')).toBe('mailto:grupo@ejemplo.org');
  for (const text of ['', 'grupo', 'grupo@ejemplo', 'a@b.co?bcc=c@d.co', 'a b@c.co']) {
    expect(mailHref(text)).toBeNull();
  }
});

test('image sources use the uploads path and the stored widths', () => {
  const { src, srcSet } = pictureSource('integrantes', 'a b.webp', 320);
  expect(src).toBe('/api/uploads/a%20b.webp?w=320');
  expect(srcSet).toContain('/api/uploads/a%20b.webp?w=160 160w');
  expect(srcSet).toContain('/api/uploads/a%20b.webp?w=640 640w');
  expect(convenioLogo('x.svg').srcSet).toBe(
    '/api/uploads/convenios/x.svg?w=170 170w, /api/uploads/convenios/x.svg?w=340 340w',
  );
});
