import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from '../../public-site/components/RichText/RichText.tsx';

function shown(html: string): string {
  return render(<RichText html={html} />).container.firstElementChild?.innerHTML ?? '';
}

test('preserves the allowed tags without their attributes', () => {
  expect(
    shown(
      '<h3 id="x">Uno</h3><p class="a" style="color:red" onclick="x()">Dos<br><strong>tres</strong> <em>cuatro</em></p>',
    ),
  ).toBe('<h3>Uno</h3><p>Dos<br><strong>tres</strong> <em>cuatro</em></p>');
  expect(shown('<ul><li>a</li></ul><ol><li>b</li></ol><h4>c</h4>')).toBe(
    '<ul><li>a</li></ul><ol><li>b</li></ol><h4>c</h4>',
  );
  expect(shown('<b>a</b><i>b</i>')).toBe('<strong>a</strong><em>b</em>');
});

test('links only http, https and mailto', () => {
  expect(shown('<a href="https://ejemplo.org" target="x">a</a>')).toBe(
    '<a href="https://ejemplo.org" rel="noopener">a</a>',
  );
  expect(shown('<a href="mailto:a@b.co">a</a>')).toBe('<a href="mailto:a@b.co" rel="noopener">a</a>');
  for (const href of ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', '//ejemplo.org', '']) {
    expect(shown(`<a href="${href}">a</a>`)).toBe('a');
  }
});

test('drops non-text elements with their content and unwraps other tags', () => {
  expect(shown('a<script>alert(1)</script><style>p{}</style><xmp><img onerror=alert(1)></xmp>b')).toBe('ab');
  expect(shown('a<iframe src="x">b</iframe><svg><text>c</text></svg><img src=x onerror=alert(1)><!-- d -->e')).toBe(
    'ae',
  );
  expect(shown('<div><span>a</span><table><tbody><tr><td>b</td></tr></tbody></table></div>')).toBe('ab');
});

test('renders plain text', () => {
  expect(shown('Investigar 1 < 2 &amp; 3')).toBe('Investigar 1 &lt; 2 &amp; 3');
  expect(shown('')).toBe('');
});
