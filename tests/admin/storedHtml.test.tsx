import { render, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StoredHtml } from '../../admin/display/StoredHtml.tsx';
import { HOSTILE_HTML } from '../support/builders/hostileHtml.ts';

const PATH = `/api/uploads/textos/${'0a'.repeat(16)}.webp`;

const shown = (html: string): string => render(<StoredHtml html={html} />).container.innerHTML;

it('shows quotations, tables and pictures of a text', () => {
  const html =
    '<blockquote><p>a</p></blockquote><table><tbody><tr><th>b</th></tr><tr><td>c</td></tr></tbody></table><h3>d<br>e</h3>';
  expect(shown(html)).toBe(html);
  const { container } = render(
    <StoredHtml
      html={`<figure><img src="${PATH}" alt="Un faro" width="8" height="6"><figcaption>f</figcaption></figure>`}
    />,
  );
  const { getByRole } = within(container);
  const picture = getByRole('img', { name: 'Un faro' });
  expect(new URL(picture.getAttribute('src') ?? '', 'http://localhost').pathname).toBe(PATH);
  expect(picture.getAttribute('width')).toBe('8');
  expect(getByRole('figure').textContent).toBe('f');
});

it('links addresses of the web and of the portal, in another tab', () => {
  for (const href of ['https://example.org/', '/paginas/a', PATH.replace('webp', 'pdf')]) {
    const { container } = render(<StoredHtml html={`<a href="${href}">a</a>`} />);
    const link = container.querySelector('a');
    expect(link?.href.endsWith(href)).toBe(true);
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  }
  for (const href of ['javascript:x', '//example.org', '/api/eventos/get_all']) {
    expect(shown(`<a href="${href}">a</a>`)).toBe('a');
  }
});

it('shows no code of hostile HTML', () => {
  const { container } = render(<StoredHtml html={HOSTILE_HTML} />);
  expect(container.querySelector('img, script, style, iframe, svg, object, form, input, base, link')).toBeNull();
  for (const { attributes } of container.querySelectorAll('*'))
    for (const { value } of attributes) expect(value).not.toContain('hostil');
});
