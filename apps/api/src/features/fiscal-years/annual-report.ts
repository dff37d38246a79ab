import { must } from '@klopt/bookkeeping/money'
import type { StatementLine } from '@klopt/api-client/contract'
import { fiscalYearName, fiscalYearOf, yearBefore } from '@klopt/bookkeeping/ledger'
import { formatDateLong, formatPostcode } from '@klopt/validators'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { AnnualReportDocument, ReportLine } from '../../pdf/annual-report-document.ts'
import type { Party } from '../../pdf/document.ts'
import { assetMovements } from '../assets/asset-movements.ts'
import { loadAdministration } from '../invoices/load-invoice.ts'
import { fileOf, type LogoFile } from '../invoices/logo.ts'
import { balanceSheet } from '../reports/balance-sheet.ts'
import { profitAndLoss } from '../reports/profit-and-loss.ts'
import { vatReconciliation } from '../reports/vat-reconciliation.ts'
import { assetAccounts } from './annual-report-assets.ts'
import { assetNotes } from './annual-report-notes.ts'
import { turnoverRows, vatRows } from './annual-report-vat.ts'
import { listYears } from './list-years.ts'

export interface AnnualReportSource {
  /** All that it shows but the logo, whose bytes are read outside of the transaction. */
  readonly document: Omit<AnnualReportDocument, 'layout'> & { readonly layout: { readonly accentColour: string } }
  readonly logo: LogoFile | null
}

interface Wanted {
  readonly administrationId: number
  readonly today: string
  readonly year: number
}

/** The figures of a fiscal year beside those of the year before. Throws `not_found` for a year outside of the books. */
export async function annualReport(db: Db, { administrationId, today, year }: Wanted): Promise<AnnualReportSource> {
  const own = (await listYears(db, administrationId, today)).find((candidate) => candidate.year === year)
  if (!own) throw new ApiError('not_found')
  const { from, to } = own
  const startMonth = await fiscalYearStartMonth(db, administrationId)
  const books = { id: administrationId, fiscalYearStartMonth: startMonth }
  const before = yearBefore({ from, to })
  const sheet = await balanceSheet(db, books, { asOf: to })
  const result = await profitAndLoss(db, books, { from, to })
  const periodsOf = async (days: { readonly from: string; readonly to: string }) =>
    (await vatReconciliation(db, administrationId, today, days)).periods
  const nameBefore = fiscalYearName(fiscalYearOf(before.to, startMonth), startMonth)
  const vat = { name: own.name, periods: await periodsOf({ from, to }) }
  const vatBefore = { name: nameBefore, periods: await periodsOf(before) }
  const company = await companyOf(db, administrationId)
  const movements = await assetMovements(db, administrationId, { from, to })
  return {
    document: {
      company: company.party,
      layout: { accentColour: company.accentColour },
      year: { name: own.name, from, to, isClosed: own.state === 'closed' },
      yearBefore: { name: nameBefore, to: before.to },
      madeOn: today,
      balanceSheet: sheet.lines.map(reportLine),
      profitAndLoss: result.lines.map(reportLine),
      equity: equityLines(result.equity, openedBefore(sheet)),
      turnover: turnoverRows(vat, vatBefore),
      vat: vatRows(vat, vatBefore),
      assets: assetAccounts(movements),
      assetNotes: assetNotes(movements, { from, to }),
    },
    logo: company.logo,
  }
}

/** The columns of a report that is not cut into parts: this year and the year before. */
const pair = (amounts: readonly number[]): readonly [number, number] => [
  must(amounts[0], 'the amount of the year'),
  must(amounts[1], 'the amount of the year before'),
]

const reportLine = ({ level, label, amountsCents, accounts }: StatementLine): ReportLine => ({
  level,
  label,
  amountsCents: pair(amountsCents),
  accounts: accounts.map((account) => ({
    number: account.number,
    name: account.name,
    amountsCents: pair(account.amountsCents),
  })),
})

interface OpenedBefore {
  readonly openedOn: string
  readonly equityCents: number
}

/** What the books opened with on the first day of the year, which the balance sheet has as the end of the year before. */
function openedBefore({ columns, equityCents }: Awaited<ReturnType<typeof balanceSheet>>): OpenedBefore | null {
  const openedOn = columns[1]?.openedOn
  return openedOn === undefined ? null : { openedOn, equityCents: pair(equityCents)[1] }
}

function equityLines(
  equity: Awaited<ReturnType<typeof profitAndLoss>>['equity'],
  opened: OpenedBefore | null,
): ReportLine[] {
  const line = (level: ReportLine['level'], label: string, amounts: readonly number[]): ReportLine => ({
    level,
    label,
    amountsCents: pair(amounts),
    accounts: [],
  })
  const movements = equity.movements.map(({ number, name, amountsCents }) => ({
    number,
    name,
    amountsCents: pair(amountsCents),
  }))
  const moved = [0, 1].map((column) =>
    equity.movements.reduce((sum, { amountsCents }) => sum + must(amountsCents[column], 'an amount'), 0),
  )
  return [
    line('group', 'Aan het begin van het jaar', equity.openingCents),
    line('group', 'Resultaat', equity.resultCents),
    { ...line('group', 'Gestort, opgenomen en andere mutaties', moved), accounts: movements },
    ...(opened ? [line('group', `Beginbalans van ${formatDateLong(opened.openedOn)}`, [0, opened.equityCents])] : []),
    line(
      'result',
      'Aan het eind van het jaar',
      opened ? [pair(equity.closingCents)[0], opened.equityCents] : equity.closingCents,
    ),
  ]
}

interface Company {
  readonly party: Party & { kvkNumber: string | null; vatNumber: string | null }
  readonly accentColour: string
  readonly logo: LogoFile | null
}

async function companyOf(db: Db, administrationId: number): Promise<Company> {
  const row = await loadAdministration(db, administrationId)
  const place = `${formatPostcode(row.address_postcode)} ${row.address_city}`.trim()
  const logo = await fileOf(db, administrationId, row.logo_file_id)
  return {
    party: {
      name: row.company_name,
      addressLines: [row.address_street, place].filter((line) => line !== ''),
      country: null,
      kvkNumber: row.kvk_number,
      vatNumber: row.vat_number,
    },
    accentColour: row.accent_colour,
    logo: logo && { sha256: logo.sha256, mimeType: logo.mime_type },
  }
}
