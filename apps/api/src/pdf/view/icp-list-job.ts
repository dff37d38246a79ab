import type { IcpDocumentRow, IcpListDocument } from '../document.ts'
import type { TypstJob } from '../render/typst.ts'
import { date, wholeEuros } from './format.ts'
import { companyLines } from './vat-return-job.ts'

/** What Typst needs to draw a filed intra-community list: a line per VAT number, then the corrections. */
export function icpListJob(document: IcpListDocument): TypstJob {
  const { company, period } = document
  return {
    template: 'icp-list',
    data: {
      metadataTitle: `Opgaaf ICP ${period.label} van ${company.name}`,
      date: document.handedInOn,
      period: period.label,
      company: { name: company.name, lines: companyLines(company) },
      facts: [
        { label: 'Tijdvak', value: `${date(period.start)} t/m ${date(period.end)}`, strong: false },
        { label: 'Ingediend op', value: date(document.handedInOn), strong: false },
        ...(document.filedBy ? [{ label: 'Ingediend door', value: document.filedBy, strong: false }] : []),
      ],
      sections: [
        { label: 'Leveringen en diensten', rows: document.rows.map((row) => rowOf(row, row.customerName)) },
        {
          label: 'Correcties op eerdere opgaven',
          rows: document.corrections.map((row) => rowOf(row, `${row.customerName ?? ''} (${row.periodLabel})`.trim())), // zero: a customer without a name
        },
      ].filter(({ rows }) => rows.length > 0),
      outcome: { label: 'Totaal', amount: `€\u00a0${wholeEuros(document.totalEuros)}` },
    },
  }
}

const rowOf = (row: IcpDocumentRow, name: string | null) => ({
  vatNumber: row.vatNumber ?? 'zonder btw-id',
  name: name ?? '', // zero: a customer without a name
  goods: amount(row.goodsEuros),
  services: amount(row.servicesEuros),
  triangulation: amount(row.triangulationEuros),
})

const amount = (euros: number): string => (euros === 0 ? '' : wholeEuros(euros))
