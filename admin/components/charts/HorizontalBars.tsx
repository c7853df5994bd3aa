import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { createContext, useContext } from 'react';
import { COUNT_AXIS, STATIC_CHART, X_AXIS_HEIGHT } from './chartOptions.ts';
import { splitIntoLines } from './splitIntoLines.ts';

// Pixels.
const AXIS_WIDTH = 164;
const LINE_HEIGHT = 18;
const BAR_GAP = 20;
const CHART_MARGIN = 93;
const FONT_SIZE = 13;

/** The characters that fit into AXIS_WIDTH at FONT_SIZE, in wide system fonts too. */
const MAX_CHARACTERS = 19;

const NamesContext = createContext<readonly string[]>([]);

/** Marks a tick whose text is an index into the names. */
const INDEX_MARK = '#';

/** A wrapped axis label. The chart truncates long labels, so ticks carry an index that is resolved here. */
function NameLabel({ text, ...props }: ChartsTextProps) {
  const names = useContext(NamesContext);
  if (!text.startsWith(INDEX_MARK)) return <ChartsText {...props} text={text} />;
  const name = names[Number(text.slice(INDEX_MARK.length))] ?? '';
  return <ChartsText {...props} text={splitIntoLines(name, MAX_CHARACTERS).join('\n')} />;
}

type HorizontalBarsProps = { names: readonly string[] } & Pick<BarChartProps, 'series' | 'hideLegend'>;

/** A horizontal bar chart whose labels wrap instead of being truncated. */
export function HorizontalBars({ names, ...props }: HorizontalBarsProps) {
  const lines = Math.max(1, ...names.map((name) => splitIntoLines(name, MAX_CHARACTERS).length));
  return (
    <NamesContext value={names}>
      <BarChart
        {...STATIC_CHART}
        {...props}
        layout="horizontal"
        height={names.length * (lines * LINE_HEIGHT + BAR_GAP) + CHART_MARGIN}
        margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
        slots={{ axisTickLabel: NameLabel }}
        yAxis={[
          {
            scaleType: 'band',
            data: [...names],
            width: AXIS_WIDTH,
            tickLabelStyle: { fontSize: FONT_SIZE },
            valueFormatter: (name: string, { location }) =>
              location === 'tick' ? `${INDEX_MARK}${names.indexOf(name)}` : name,
          },
        ]}
        xAxis={[{ ...COUNT_AXIS, height: X_AXIS_HEIGHT }]}
      />
    </NamesContext>
  );
}
