import type { AnnualReportDocument, AssetReportRow, ReportLine, VatReportRow } from '../annual-report-document.ts'
import type { TypstJob } from '../render/typst.ts'
import { countryName } from './country-name.ts'
import { date, money } from './format.ts'
import { logoFile } from './logo-file.ts'

const TURNOVER_HEADS = ['Grootboek', 'Aangifte', 'Buiten aangifte', 'Andere rekening', 'Andere periode', 'Onverklaard']
const ASSET_HEADS = ['In gebruik', 'Aanschaf', 'Begin', 'Erbij', 'Afgeschreven', 'Eruit', 'Eind']
const VAT_HEADS = ['Grootboek', 'Aangegeven', 'Later aangegeven', 'Nog aan te geven', 'Uit eerder', 'Onverklaard']

/** What Typst needs to draw the figures of a fiscal year: texts only, formatted, in Dutch. */
export function annualReportJob(document: AnnualReportDocument): TypstJob {
  const { company, layout, year, yearBefore } = document
  const { logo, files } = logoFile(layout.logo, company.name)
  const title = `Jaarrapport ${year.name}`
  const days = { title: '', heads: [date(year.to), date(yearBefore.to)] }
  const years = { title: '', heads: [year.name, yearBefore.name] }
  const data = {
    metadataTitle: `${title} van ${company.name}`,
    title,
    date: document.madeOn,
    accentColour: layout.accentColour,
    logo,
    company: { name: company.name, lines: companyLines(company) },
    facts: [
      { label: 'Boekjaar', value: `${date(year.from)} t/m ${date(year.to)}`, strong: false },
      { label: 'Stand', value: year.isClosed ? 'Afgesloten' : 'Voorlopig, nog niet afgesloten', strong: false },
      { label: 'Gemaakt op', value: date(document.madeOn), strong: false },
    ],
    statements: [
      { ...days, title: `Balans op ${date(year.to)}`, lines: document.balanceSheet.map(reportLine) },
      { ...years, title: `Winst en verlies ${year.name}`, lines: document.profitAndLoss.map(reportLine) },
      { ...years, title: 'Eigen vermogen en privé', lines: document.equity.map(reportLine) },
    ],
    assets: { heads: ASSET_HEADS, accounts: document.assets.map(assetAccount), notes: document.assetNotes },
    reconciliations: [
      { title: 'Omzet', heads: TURNOVER_HEADS, rows: vatRows(document.turnover) },
      { title: 'Btw', heads: VAT_HEADS, rows: vatRows(document.vat) },
    ].filter(({ rows }) => rows.length > 0),
    withoutReturns: document.vat.every(({ isSum }) => isSum) ? `In ${year.name} waren er geen btw-aangiftes.` : null,
  }
  return { template: 'annual-report', data, files }
}

function companyLines(company: AnnualReportDocument['company']): string[] {
  const address = [...company.addressLines, countryName(company.country)].filter(Boolean).join(', ')
  const numbers = [
    company.kvkNumber === null ? '' : `KvK ${company.kvkNumber}`,
    company.vatNumber === null ? '' : `btw ${company.vatNumber}`,
  ]
  return [address, numbers.filter(Boolean).join(' · ')].filter(Boolean)
}

/** Nothing is a dash: an empty cell could be a figure that was forgotten. A minus is as wide as a figure. */
const amount = (cents: number): string => (cents === 0 ? '–' : money(cents).replace('-', '−'))

const reportLine = ({ level, label, amountsCents, accounts }: ReportLine) => ({
  level,
  label,
  amounts: amountsCents.map(amount),
  accounts: accounts.filter(hasAny).map((account) => ({
    number: account.number,
    name: account.name,
    amounts: account.amountsCents.map(amount),
  })),
})

/** Whether an account has anything in either year; on paper the others say nothing. */
const hasAny = ({ amountsCents }: ReportLine['accounts'][number]): boolean => amountsCents.some((cents) => cents !== 0)

const assetAccount = ({ account, rows, sum }: AnnualReportDocument['assets'][number]) => ({
  title: account,
  rows: [...rows, sum].map(assetRow),
})

/** A sum has neither a day nor a cost. */
const assetRow = ({ label, inUseOn, costCents, amountsCents }: AssetReportRow) => ({
  label,
  isSum: inUseOn === null,
  amounts: [
    inUseOn === null ? '' : date(inUseOn),
    costCents === null ? '' : amount(costCents),
    ...amountsCents.map(amount),
  ],
})

const vatRows = (rows: readonly VatReportRow[]) =>
  rows.map(({ label, isFiled, isSum, amountsCents }) => ({
    label: isFiled ? label : `${label} (nog niet gedaan)`,
    isSum,
    amounts: amountsCents.map(amount),
  }))
