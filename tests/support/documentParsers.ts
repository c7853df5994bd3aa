/** Parsers of the documents that machines read, by media type; each throws on a malformed document. */
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import ICAL from 'ical.js';
import { expect } from 'vitest';
import { parseXml } from './xml.ts';

/** Unfolded lines, so that a name that ical.js would tolerate is seen. */
const CALENDAR_LINE = /^[A-Z-]+(;[A-Z-]+=[^\p{Cc}":;,]+)*:(\P{Cc}|\t)*$/u;

function parseCalendar(text: string): ICAL.Component {
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  for (const line of lines) expect(line).toMatch(CALENDAR_LINE);
  return new ICAL.Component(ICAL.parse(text));
}

const ROBOTS_FIELD = /^(User-agent|Disallow|Allow|Sitemap): \S+$/;
const SECURITY_FIELD = /^(Contact|Expires|Preferred-Languages|Canonical): \S+$/;

/** Reads robots.txt or security.txt (RFC 9116), which begins with its contact here. */
function parseFields(text: string): string[] {
  const lines = text.split('\n').filter((line) => line !== '');
  const field = text.startsWith('Contact:') ? SECURITY_FIELD : ROBOTS_FIELD;
  for (const line of lines) expect(line).toMatch(field);
  return lines;
}

/** One reference on a line. */
function parseReference(text: string): string {
  expect(text).toMatch(/^\P{Cc}+\n?$/u);
  return text;
}

/** A line has a tag; another begins no field. */
function parseRis(text: string): unknown {
  for (const line of text.split('\r\n').filter((any) => any !== ''))
    expect(line).toMatch(/^[A-Z][A-Z\d] {2}- \P{Cc}*$/u);
  return plugins.input.data(text, '@ris/file');
}

function parseBibtex(text: string): unknown {
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  return plugins.input.data(text, '@biblatex/text');
}

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'application/xml': parseXml,
  'application/atom+xml': parseXml,
  'application/feed+json': JSON.parse,
  'application/linkset+json': JSON.parse,
  'application/vnd.citationstyles.csl+json': JSON.parse,
  'application/json': JSON.parse,
  'application/ld+json': JSON.parse,
  'application/manifest+json': JSON.parse,
  'application/x-bibtex': parseBibtex,
  'application/x-research-info-systems': parseRis,
  'text/calendar': parseCalendar,
  'text/plain': parseFields,
  'text/x-bibliography': parseReference,
};

/** @param contentType with or without parameters; a type without a parser is an error */
export function parseDocument(contentType: string, text: string): unknown {
  const type = contentType.split(';')[0] ?? '';
  const parse = PARSERS[type];
  if (parse === undefined) throw new Error(`no parser for ${type}`);
  expect(text.isWellFormed()).toBe(true);
  return parse(text);
}
