import { visuallyHidden } from '../styles/utilities.css.ts'
import type { BarChartProps } from './bar-chart.tsx'

/** The figures of a chart for who cannot see it. */
export function ChartTable({ title, categories, series, formatValue }: BarChartProps) {
  return (
    // A table ignores a width of its own; the element around it hides it.
    <div className={visuallyHidden}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Periode</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ label, longLabel = label }, index) => (
            <tr key={longLabel}>
              <th scope="row">{longLabel}</th>
              {series.map(({ label: name, values }) => (
                <td key={name}>{formatValue(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
