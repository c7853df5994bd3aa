import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
const lines = text.split('\n');
const versions = [...text.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/gm)];

const MAX_LINES = 3;
const MAX_WIDTH = 150;

describe('the changelog', () => {
  it('begins with what is not released, and dates every version', () => {
    const [first, ...others] = lines.filter((line) => line.startsWith('## '));
    expect(first).toBe('## [Unreleased]');
    expect(others).toEqual(versions.map(([heading]) => heading));
  });

  it('has the version of package.json as its newest one, and no later date below an earlier one', () => {
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    const dates = versions.map(([, , date]) => date);
    expect(versions[0]?.[1]).toBe(version);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('tells a change in at most three lines', () => {
    const changes = text.split(/^(?=- |#)/m).filter((part) => part.startsWith('- '));
    expect(changes.length).toBeGreaterThan(0);
    const tooLong = changes.filter((change) => {
      const taken = change.trimEnd().split('\n');
      return taken.length > MAX_LINES || taken.some((line) => line.length > MAX_WIDTH);
    });
    expect(tooLong).toEqual([]);
  });
});
