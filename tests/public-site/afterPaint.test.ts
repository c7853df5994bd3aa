import { afterEach, expect, it, vi } from 'vitest';
import { afterPaint } from '../../public-site/ssr/afterPaint.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for the second frame: the first one is not on the screen while its own callbacks run', () => {
  vi.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  const nextFrame = () => {
    frames.shift()?.(0);
    vi.runAllTimers();
  };
  const run = vi.fn();
  afterPaint(run);
  nextFrame();
  expect(run).not.toHaveBeenCalled();
  nextFrame();
  expect(run).toHaveBeenCalledOnce();
});
