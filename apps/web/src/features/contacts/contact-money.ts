import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { formatDateShort, formatEuro } from '@klopt/validators'

type Aged = ResponseOf<typeof contract.reports.agedReceivables>
type Ages = Aged['total']
type Turnover = ResponseOf<typeof contract.reports.turnover>

const NOTHING: Ages = {
  notDueCents: 0,
  days1To30Cents: 0,
  days31To60Cents: 0,
  days61To90Cents: 0,
  olderCents: 0,
  totalCents: 0,
}

/** What is open of one contact, by how old it is; who owes nothing is not in the report. */
export const contactAges = ({ contacts }: Pick<Aged, 'contacts'>, contactId: number): Ages =>
  contacts.find((contact) => contact.contactId === contactId) ?? NOTHING

/** What of it should have been paid by now. */
export const lateCentsOf = ({ totalCents, notDueCents }: Ages): number => totalCents - notDueCents

export interface ContactTurnover {
  readonly thisYearCents: number
  /** Of the same days a year before. */
  readonly beforeCents: number
}

/** What one contact brought in without VAT; who brought in nothing is not in the report. */
export function contactTurnover({ columns, rows }: Turnover, contactId: number): ContactTurnover {
  const amounts = rows.find((row) => row.contactId === contactId)?.amountsCents ?? []
  const sumOf = (kind: Turnover['columns'][number]['kind']) =>
    amounts.reduce((sum, cents, index) => (columns[index]?.kind === kind ? sum + cents : sum), 0)
  return { thisYearCents: sumOf('total'), beforeCents: sumOf('before') }
}

/** How that compares with the year before. */
export const turnoverDetail = ({ beforeCents }: ContactTurnover): string =>
  beforeCents === 0 ? 'exclusief btw' : `vorig jaar op deze dag ${formatEuro(beforeCents)}`

type Habits = Pick<ResponseOf<typeof contract.contacts.activity>, 'lastPaid' | 'paysAfterDays'>

/** How somebody pays, in words; a dash for what is not known yet. */
export function habitWords({ lastPaid, paysAfterDays }: Habits) {
  return {
    paysAfter: paysAfterDays === null ? '–' : paysAfterDays === 1 ? '1 dag' : `${paysAfterDays} dagen`,
    lastPaid: lastPaid === null ? '–' : formatDateShort(lastPaid.date),
    lastAmount: lastPaid === null ? 'nog niets ontvangen' : `${formatEuro(lastPaid.amountCents)} ontvangen`,
  }
}
