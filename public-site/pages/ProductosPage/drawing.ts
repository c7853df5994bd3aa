import type { Drawing } from '../../components/Banner/Banner.tsx';

/** Books on a shelf, one of them laid open. */
export const drawing: Drawing = {
  low: 'M620 200a184 184 0 1 1-368 0 184 184 0 0 1 368 0z',
  mid: 'M296 60h56v236h-56zm66 34h44v202h-44zm150-18h52v220h-52zM240 308h380v16H240z',
  high: 'M306 84h36v14h-36zm0 172h36v14h-36zm216-156h32v14h-32zm0 32h32v14h-32zM372 120h24v60h-24zM300 386c40-34 90-34 130-8 40-26 90-26 130 8v-60c-40-24-90-24-130 0-40-24-90-24-130 0z',
  accent: 'm420 108 46-12 52 196-46 12zm14 34 20-5 6 24-20 5zM424 330h12v50l-6-6-6 6z',
};
