import type { contract, LedgerAccount, ReportColumn, ResponseOf } from '@klopt/api-client/contract'
import type { ReportLine } from '@klopt/ui'
import { administrationAddress } from '../../app/routing/address.ts'
import { figureId, type Figure, type FigureOf } from './figure.ts'
import { whenOf } from './statement-figures.ts'

export type Turnover = ResponseOf<typeof contract.reports.turnover>
type Row = Turnover['rows'][number]

/** A page of a report: nobody reads thousands of names beside each other. */
export const MOST_ROWS = 200

const rowId = ({ contactId }: Row) => `contact-${contactId ?? 'none'}`

/** Each contact with its amounts, the largest first, and all together. What is beyond `most` is one line. */
export function turnoverLines({ rows, columns, totalCents }: Turnover, withZero: boolean, most: number): ReportLine[] {
  const figures = (amounts: readonly number[]) =>
    Object.fromEntries(columns.map(({ id }, index) => [id, amounts[index] ?? 0]))
  const seen = rows.filter(({ amountsCents }) => withZero || amountsCents.some((cents) => cents !== 0))
  if (seen.length === 0) return []
  const rest = seen.slice(most)
  const sums = columns.map((_column, index) => rest.reduce((sum, row) => sum + (row.amountsCents[index] ?? 0), 0))
  const line = (id: string, label: string, amounts: readonly number[]): ReportLine => ({
    id,
    level: 'group',
    label,
    figures: figures(amounts),
  })
  return [
    ...seen.slice(0, most).map((row) => line(rowId(row), row.contactName, row.amountsCents)),
    ...(rest.length > 0 ? [line('rest', `${rest.length.toLocaleString('nl-NL')} andere relaties`, sums)] : []),
    { id: 'totals', level: 'result', label: 'Totaal', figures: figures(totalCents) },
  ]
}

export interface TurnoverFigures {
  readonly administrationId: number
  readonly side: 'customer' | 'supplier'
  readonly accounts: readonly LedgerAccount[]
  readonly columns: readonly ReportColumn[]
}

/** A figure of turnover is made of the lines on revenue or costs of one contact, or of all. */
export function turnoverFigures({ administrationId, side, accounts, columns }: TurnoverFigures): FigureOf {
  const type = side === 'customer' ? 'revenue' : 'expense'
  const accountIds = accounts.flatMap((account) => (account.type === type ? [account.id] : [])).join(',')
  return (line, shownColumn) => {
    const contact = /^contact-(\d+|none)$/.exec(line.id)?.[1]
    const column = columns.find(({ id }) => id === shownColumn.id)
    const cents = line.figures[shownColumn.id]
    if (accountIds === '' || !column || cents === undefined || line.id === 'rest') return null
    const isContact = contact !== undefined && contact !== 'none'
    return {
      id: figureId(line, shownColumn),
      title: line.label,
      when: whenOf(shownColumn, false),
      cents,
      lines: {
        from: column.from,
        to: column.to,
        accountIds,
        yearClose: 'without',
        ...(contact !== undefined && { contact }),
      },
      withOpening: false,
      sign: side === 'customer' ? -1 : 1,
      parts: [],
      ...(isContact && {
        href: administrationAddress(administrationId, 'contacts/$contactId', {
          params: { contactId: Number(contact) },
        }),
      }),
    } satisfies Figure
  }
}
