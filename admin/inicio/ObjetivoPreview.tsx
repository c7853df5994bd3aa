import { Box, Typography } from '@mui/material';
import parse, { type DOMNode, domToReact, Element, type HTMLReactParserOptions, Text } from 'html-react-parser';
import { createElement, Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { textOf } from '../../contract/tolerant.ts';
import { esEnlace } from './objetivoOptions.ts';

const TAGS: readonly string[] = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4'];

// Only an element replaces a node.
const NOTHING = createElement(Fragment);

const options: HTMLReactParserOptions = {
  replace(node) {
    if (node instanceof Text) return undefined;
    if (!(node instanceof Element)) return NOTHING;
    const children = domToReact(node.children as DOMNode[], options);
    const href = node.attribs.href ?? '';
    if (node.name === 'a' && esEnlace(href)) {
      return (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      );
    }
    if (node.name === 'br') return <br />;
    return TAGS.includes(node.name)
      ? createElement(node.name, null, children)
      : createElement(Fragment, null, children);
  },
};

/** How the home shows the objective, while it is being written. */
export function ObjetivoPreview() {
  const html = textOf(useWatch({ name: 'objetivo' }));
  return (
    <Box
      component="section"
      aria-label="Vista previa del objetivo"
      sx={{ width: '100%', mt: 1, mb: 2, p: 2, border: '1px dashed', borderColor: 'divider', borderRadius: '10px' }}
    >
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        Así se verá en el inicio
      </Typography>
      <Typography component="p" sx={{ mb: 1, fontSize: '1.6rem', fontWeight: 700, lineHeight: 1.2 }}>
        Objetivo
      </Typography>
      <Box
        sx={{
          maxWidth: '68ch',
          fontSize: '1.125rem',
          lineHeight: 1.6,
          overflowWrap: 'anywhere',
          '& > *': { my: 0 },
          '& > * + *': { mt: 2 },
          '& h3': { fontSize: '1.25rem' },
          '& h4': { fontSize: '1.125rem' },
          '& ul, & ol': { pl: '1.4em' },
          '& li > p': { m: 0 },
          '& li + li': { mt: 0.75 },
          '& li::marker': { color: 'secondary.light' },
          '& a': { color: 'primary.main' },
        }}
      >
        {parse(html, options)}
      </Box>
    </Box>
  );
}
