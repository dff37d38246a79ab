export interface ChartCategory {
  /** Under the chart: 'nov'. */
  label: string
  /** In full: 'november 2026'. Default `label`. */
  longLabel?: string
}

export interface ChartSeries {
  /** Its name, written beside the bars or the line. */
  label: string
  /** One value for each category, in any unit, such as cents. */
  values: readonly number[]
}

/** What every chart takes. */
export interface ChartProps {
  /** What it shows: 'Omzet en kosten per maand'. */
  title: string
  /** Along the axis, in order: months, for instance. */
  categories: readonly ChartCategory[]
  /** The first is what it is about, the second what it is compared with. */
  series: readonly [ChartSeries] | readonly [ChartSeries, ChartSeries]
  /** A value in full, for tooltip and table: '€ 5.214,00'. */
  formatValue: (value: number) => string
  /** A value in short, at the lines and the highest value: '5.214'. Default `formatValue`. */
  formatShort?: (value: number) => string
  /** What is said while there is nothing to draw. Default 'Nog geen cijfers'. */
  empty?: string
  /** In px. Default 208. */
  height?: number
  /** For its place: margins, width. */
  className?: string
}
