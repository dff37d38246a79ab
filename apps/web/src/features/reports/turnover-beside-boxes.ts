import { addMonths, addDays } from '@klopt/validators'
import { figureId, type Figure, type FigureOf, type LinesQuery } from './figure.ts'
import type { VatPeriod } from './vat-rows.ts'

type Why = NonNullable<LinesQuery['turnover']>

/** Which way the lines behind a figure count in it: 1 where debit does. */
const signs: Readonly<Record<Why, Figure['sign']>> = {
  booked: -1,
  inBoxes: -1,
  outsideBoxes: 1,
  otherAccounts: -1,
  otherPeriod: 1,
}
const isWhy = (id: string): id is Why => id in signs

/** What the figures of turnover beside the boxes of a VAT period are made of; of what nothing explains there is nothing. */
export const turnoverFigures =
  ({ key, label, from, to }: Pick<VatPeriod, 'key' | 'label' | 'from' | 'to'>): FigureOf =>
  (line, column) => {
    const why = line.id.slice(key.length + 1)
    const cents = line.figures[column.id]
    if (!isWhy(why) || cents === undefined) return null
    const days = column.id === 'before' ? yearBefore({ from, to }) : { from, to }
    return {
      id: figureId(line, column),
      title: line.label,
      when: `${column.id === 'before' ? 'een jaar voor' : 'in'} ${label.includes('kwartaal') ? 'het ' : ''}${label}`,
      cents,
      lines: { ...days, turnover: why },
      withOpening: false,
      sign: signs[why],
      // What was booked in these days goes off, and what counts in them and was booked in others comes to it.
      ...(why === 'otherPeriod' && {
        signOf: ({ date }) => (date >= days.from && date <= days.to ? 1 : -1),
      }),
      parts: [],
    }
  }

const yearBefore = ({ from, to }: Pick<VatPeriod, 'from' | 'to'>) => ({
  from: addMonths(from, -12),
  to: addDays(addMonths(addDays(to, 1), -12), -1),
})
