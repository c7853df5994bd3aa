import type { Drawing } from '../../components/Banner/Banner.tsx';

/** A newspaper with a picture on its first page. */
export const drawing: Drawing = {
  low: 'M616 210a186 186 0 1 1-372 0 186 186 0 0 1 372 0z',
  mid: 'M264 60h280v276a34 34 0 0 0 34 34H298a34 34 0 0 1-34-34zM558 120h54v216a34 34 0 0 1-54 0z',
  high: 'M288 86h232v32H288zm128 56h104v14H416zm0 28h104v14H416zm0 28h104v14H416zm0 28h80v14h-80zM288 274h232v14H288zm0 30h232v14H288zm0 30h150v14H288z',
  accent: 'M288 142h106v106H288zm14 90h78l-28-44-18 24-12-14zM330 168a10 10 0 1 1-20 0 10 10 0 0 1 20 0z',
};
