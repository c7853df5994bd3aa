import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { createContext, useContext } from 'react';
import { ChartCard, type ChartCardProps } from './ChartCard.tsx';
import { COUNT_AXIS, STATIC_CHART, useChartColors, X_AXIS_HEIGHT } from './chartOptions.ts';

// Pixels.
const AXIS_WIDTH = 164;
const LINE_HEIGHT = 18;
const BAR_GAP = 20;
const CHART_MARGIN = 93;
const FONT_SIZE = 13;

/** The characters that fit into AXIS_WIDTH at FONT_SIZE, in wide system fonts too. */
const MAX_CHARACTERS = 19;

/** Wraps text at word boundaries. A word longer than `maxLength` gets its own line. */
export function splitIntoLines(text: string, maxLength: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= maxLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

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

/** A horizontal bar for each row of a table, whose labels wrap instead of being truncated. */
export function HorizontalBars(table: Omit<ChartCardProps, 'wide' | 'children'>) {
  const { columns, rows } = table;
  const { strong, accent } = useChartColors();
  const names = rows.map(([name]) => name);
  const lines = Math.max(1, ...names.map((name) => splitIntoLines(name, MAX_CHARACTERS).length));
  const series = columns.slice(1).map((label, index) => ({
    data: rows.map(([, ...numbers]) => numbers[index] ?? 0),
    label,
    stack: 'total',
    color: index === 0 ? strong : accent,
  }));
  return (
    <ChartCard {...table}>
      <NamesContext value={names}>
        <BarChart
          {...STATIC_CHART}
          series={series}
          hideLegend={series.length === 1}
          layout="horizontal"
          height={names.length * (lines * LINE_HEIGHT + BAR_GAP) + CHART_MARGIN}
          margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
          slots={{ axisTickLabel: NameLabel }}
          yAxis={[
            {
              scaleType: 'band',
              data: names,
              width: AXIS_WIDTH,
              tickLabelStyle: { fontSize: FONT_SIZE },
              valueFormatter: (name: string, { location }) =>
                location === 'tick' ? `${INDEX_MARK}${names.indexOf(name)}` : name,
            },
          ]}
          xAxis={[{ ...COUNT_AXIS, height: X_AXIS_HEIGHT }]}
        />
      </NamesContext>
    </ChartCard>
  );
}
