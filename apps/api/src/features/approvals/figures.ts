import type { ApprovalFigure, ApprovalKind } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { showYear } from '../fiscal-years/show-year.ts'
import { showIcp } from '../icp/show-icp.ts'
import { showReturn } from '../vat/show-return.ts'

/** What is to be agreed on, as the books have it now. */
export interface Figures {
  readonly label: string
  readonly periodEnd: string
  readonly isFiled: boolean
  /** The first day on which it can be filed is over. */
  readonly isOver: boolean
  readonly figures: readonly ApprovalFigure[]
}

export interface Subject {
  readonly kind: ApprovalKind
  readonly period: string
}

/** The figures of a period in plain words. Throws `not_found` and `invalid_input` for a period that is not there. */
export async function readFigures(
  db: Db,
  administrationId: number,
  { kind, period }: Subject,
  today: string,
): Promise<Figures> {
  if (kind === 'vat_return') return vatFigures(db, administrationId, period, today)
  if (kind === 'icp') return icpFigures(db, administrationId, period, today)
  return yearFigures(db, administrationId, period, today)
}

/** Turnover is what was sold, at any rate; what was bought from abroad is none. */
const TURNOVER: ReadonlySet<string> = new Set(['1a', '1b', '1c', '1e', '3a', '3b', '3c'])

async function vatFigures(db: Db, administrationId: number, period: string, today: string): Promise<Figures> {
  const shown = await showReturn(db, administrationId, { period }, today)
  const turnover = shown.boxes.filter(({ box }) => TURNOVER.has(box))
  const vatOf = (wanted: string) =>
    must(
      shown.boxes.find(({ box }) => box === wanted),
      `box ${wanted}`,
    )
  const euros = (value: number | null) => must(value, 'whole euros') * 100
  return {
    label: `Btw-aangifte ${shown.label}`,
    periodEnd: shown.end,
    isFiled: shown.filed !== null,
    isOver: shown.end < today,
    figures: [
      { label: 'Omzet zonder btw', cents: turnover.reduce((sum, { baseEuros }) => sum + euros(baseEuros), 0) },
      { label: 'Btw die je moet betalen', cents: euros(vatOf('5a').vatEuros) },
      { label: 'Btw die je terugkrijgt', cents: euros(vatOf('5b').vatEuros) },
      totalOf(shown.payableEuros),
    ],
  }
}

const totalOf = (payableEuros: number): ApprovalFigure =>
  payableEuros < 0
    ? { label: 'Je krijgt terug', cents: -payableEuros * 100 }
    : { label: 'Je betaalt', cents: payableEuros * 100 }

async function icpFigures(db: Db, administrationId: number, period: string, today: string): Promise<Figures> {
  const shown = await showIcp(db, administrationId, { period }, today)
  const customers = [...shown.lines, ...shown.corrections].map((row) => ({
    label: `${row.customerName ?? 'Onbekende klant'} (${row.vatNumber ?? 'geen btw-nummer'})`,
    cents: (row.goodsEuros + row.servicesEuros + row.triangulationEuros) * 100,
  }))
  return {
    label: `Opgaaf ICP ${shown.label}`,
    periodEnd: shown.end,
    isFiled: shown.filed !== null,
    isOver: shown.end < today,
    figures: [...customers, { label: 'Samen', cents: shown.totalEuros * 100 }],
  }
}

async function yearFigures(db: Db, administrationId: number, period: string, today: string): Promise<Figures> {
  if (!/^\d{4}$/.test(period)) throw new ApiError('invalid_input', { fields: { period: 'Kies een boekjaar' } })
  const { name, to, state, equity } = await showYear(db, { administrationId, today }, Number(period))
  return {
    label: `Boekjaar ${name}`,
    periodEnd: to,
    isFiled: state === 'closed',
    isOver: state !== 'running',
    figures: [
      { label: 'Vermogen aan het begin', cents: equity.startCents },
      { label: equity.resultCents < 0 ? 'Verlies' : 'Winst', cents: Math.abs(equity.resultCents) },
      ...equity.movements.map((movement) => ({ label: movement.name, cents: movement.cents })),
      { label: 'Vermogen aan het eind', cents: equity.endCents },
    ],
  }
}

/** Whether two say the same, to the cent. */
export const areSame = (some: readonly ApprovalFigure[], others: readonly ApprovalFigure[]): boolean =>
  some.length === others.length &&
  some.every(({ label, cents }, index) => others[index]?.label === label && others[index].cents === cents)
