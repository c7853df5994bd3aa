import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { createContext, useContext } from 'react';
import { COUNT, STILL } from './chartLooks.ts';
import { splitIntoLines } from './splitIntoLines.ts';

/** Pixels. */
const NAMES = 158;
const LINE = 16;
const GAP = 20;
const FRAME = 72;
/** As many as fit into NAMES at their size. */
const LETTERS = 21;
const FONT = 13;

const Names = createContext<readonly string[]>([]);

/** Before the place of a name in the list of them. */
const NAME = '#';

/** The library cuts names that are longer than their place: it is given their number instead, and they are written here. */
function Name({ text, ...props }: ChartsTextProps) {
  const names = useContext(Names);
  if (!text.startsWith(NAME)) return <ChartsText {...props} text={text} />;
  const name = names[Number(text.slice(NAME.length))] ?? '';
  return <ChartsText {...props} text={splitIntoLines(name, LETTERS).join('\n')} />;
}

type HorizontalBarsProps = { names: readonly string[] } & Pick<BarChartProps, 'series' | 'hideLegend'>;

/** Bars that lie, with their whole names at their side. */
export function HorizontalBars({ names, ...props }: HorizontalBarsProps) {
  const lines = Math.max(1, ...names.map((name) => splitIntoLines(name, LETTERS).length));
  return (
    <Names value={names}>
      <BarChart
        {...STILL}
        {...props}
        layout="horizontal"
        height={names.length * (lines * LINE + GAP) + FRAME}
        margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
        slots={{ axisTickLabel: Name }}
        yAxis={[
          {
            scaleType: 'band',
            data: [...names],
            width: NAMES,
            tickLabelStyle: { fontSize: FONT },
            valueFormatter: (name: string, { location }) =>
              location === 'tick' ? `${NAME}${names.indexOf(name)}` : name,
          },
        ]}
        xAxis={[COUNT]}
      />
    </Names>
  );
}
