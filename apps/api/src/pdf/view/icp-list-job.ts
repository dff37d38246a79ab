import type { IcpDocumentRow, IcpListDocument } from '../document.ts'
import type { TypstJob } from '../render/typst.ts'
import { filedListJob, type ListColumn } from './filed-list-job.ts'
import { wholeEuros } from './format.ts'

const COLUMNS: readonly ListColumn[] = [
  { name: 'Btw-id', widthMm: 34, isFigure: true, alignsEnd: false },
  { name: 'Klant', widthMm: null, isFigure: false, alignsEnd: false },
  { name: 'Leveringen', widthMm: 22, isFigure: true, alignsEnd: true },
  { name: 'Diensten', widthMm: 22, isFigure: true, alignsEnd: true },
  { name: 'ABC', widthMm: 24, isFigure: true, alignsEnd: true },
]

/** What Typst needs to draw a filed intra-community list: a line per VAT number, then the corrections. */
export function icpListJob(document: IcpListDocument): TypstJob {
  return filedListJob(document, {
    name: 'Opgaaf ICP',
    columns: COLUMNS,
    sections: [
      { label: 'Leveringen en diensten', rows: document.rows.map((row) => rowOf(row, row.customerName)) },
      {
        label: 'Correcties op eerdere opgaven',
        rows: document.corrections.map((row) => rowOf(row, `${row.customerName ?? ''} (${row.periodLabel})`.trim())), // zero: a customer without a name
      },
    ],
    outcome: { label: 'Totaal', amount: `€\u00a0${wholeEuros(document.totalEuros)}` },
    remark: "Bedragen in hele euro's, zonder btw. ABC: vereenvoudigde levering in een keten van drie landen.",
  })
}

const rowOf = (row: IcpDocumentRow, name: string | null): string[] => [
  row.vatNumber ?? 'zonder btw-id',
  name ?? '', // zero: a customer without a name
  ...[row.goodsEuros, row.servicesEuros, row.triangulationEuros].map((euros) => (euros === 0 ? '' : wholeEuros(euros))),
]
