import { expect, it } from 'vitest';
import { plainText } from '../../../api/resources/html/plainText.ts';

it('the text of HTML has its characters, not their entities, and a space between blocks', () => {
  expect(plainText('<p>I+D&amp;I: 1 &lt; 2</p><p>«Vías» &amp;lt;b&gt;</p>').replaceAll(/\s+/g, ' ')).toBe(
    'I+D&I: 1 < 2 «Vías» &lt;b>',
  );
});
