'use client'

import { visuallyHidden } from '../styles/utilities.css.ts'
import type { ChartProps } from './chart-types.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

type ChartTableProps = ChartProps & {
  /** What stands where a series has no value; without it that is zero. */
  absent?: string
}

/** The figures of a chart for who cannot see it. */
export function ChartTable({ title, categories, series, formatValue, absent }: ChartTableProps) {
  const texts = useLanguage('charts', dutch)
  const figure = (value: number | undefined) =>
    value === undefined && absent !== undefined ? absent : formatValue(value ?? 0)
  return (
    // A table ignores a width of its own; the element around it hides it.
    <div className={visuallyHidden}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.period}</th>
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
                <td key={name}>{figure(values[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
