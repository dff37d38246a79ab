import { fiscalYearName, fiscalYearRange } from '@klopt/bookkeeping/ledger'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../app/routing/address.ts'
import { FigureSheet } from '../../shared/figures/figure-sheet.tsx'
import { bankDetail, profitDetail, receivableDetail, vatDetail } from './stat-details.ts'
import { useMayReadReports } from './use-may-read-reports.ts'

type Dashboard = ResponseOf<typeof contract.dashboard.get>

export interface KeyFiguresProps {
  administrationId: number
  /** Undefined while it is being fetched. */
  dashboard: Dashboard | undefined
  /** The year of the figures; undefined is this one. */
  year: number | undefined
  today: string
}

/** The four figures that matter, on one sheet. */
export function KeyFigures({ administrationId, dashboard, year, today }: KeyFiguresProps) {
  const mayRead = useMayReadReports(administrationId)
  const isThisYear = year === undefined || year === dashboard?.thisYear
  const startMonth = dashboard?.fiscalYearStartMonth ?? 1
  const labels = [
    'Op de bank',
    'Nog te ontvangen',
    dashboard && dashboard.vat.setAsideCents < 0 ? 'Btw terug te krijgen' : 'Opzijzetten voor btw',
    profitLabel(isThisYear ? undefined : year, startMonth),
  ] as const
  if (!dashboard) return <FigureSheet figures={labels.map((label) => ({ label }))} />
  const { bank, receivable, vat, profit } = dashboard
  const figures: Figure[] = [
    {
      label: labels[0],
      cents: bank.balanceCents,
      ...bankDetail(bank, today),
      href: administrationAddress(administrationId, 'bank'),
    },
    {
      label: labels[1],
      cents: receivable.openCents,
      ...receivableDetail(receivable),
      href: administrationAddress(administrationId, 'invoices', { search: { status: 'unpaid' } }),
    },
    {
      label: labels[2],
      cents: Math.abs(vat.setAsideCents),
      ...vatDetail(vat, today),
      ...(mayRead && { href: administrationAddress(administrationId, 'vat-return') }),
    },
    {
      label: labels[3],
      cents: profit.thisYearCents,
      ...profitDetail(profit, isThisYear),
      ...(mayRead && { href: profitHref(administrationId, dashboard, today) }),
    },
  ]
  return (
    <FigureSheet
      figures={figures.map(({ label, cents, text, tone, href }) => ({
        label,
        value: formatEuro(cents),
        detail: text,
        tone,
        href,
      }))}
    />
  )
}

interface Figure extends ReturnType<typeof profitDetail> {
  readonly label: string
  readonly cents: number
  /** The screen that shows what it is made of. */
  readonly href?: string
}

/** The turnover and costs that a profit is made of, of the same days. */
function profitHref(administrationId: number, { year, thisYear, fiscalYearStartMonth }: Dashboard, today: string) {
  const { from, to } = fiscalYearRange(year, fiscalYearStartMonth)
  const range = { from, to: year === thisYear ? today : to }
  return administrationAddress(administrationId, 'reports/profit-and-loss', { search: range })
}

function profitLabel(year: number | undefined, startMonth: number): string {
  if (year !== undefined) return `Winst in ${fiscalYearName(year, startMonth)}`
  return startMonth > 1 ? 'Winst dit boekjaar' : 'Winst dit jaar'
}
