import { must } from '@klopt/bookkeeping/money'
import type { OssListDocument } from '../document.ts'
import type { TypstJob } from '../render/typst.ts'
import { countryName } from './country-name.ts'
import { filedListJob, type ListColumn } from './filed-list-job.ts'
import { decimal, euro, money } from './format.ts'

const COLUMNS: readonly ListColumn[] = [
  { name: 'Land', widthMm: null, isFigure: false, alignsEnd: false },
  { name: 'Tarief', widthMm: 22, isFigure: true, alignsEnd: true },
  { name: 'Zonder btw', widthMm: 34, isFigure: true, alignsEnd: true },
  { name: 'Btw', widthMm: 34, isFigure: true, alignsEnd: true },
]

/** What Typst needs to draw a list of the one-stop shop that was handed in: a line per country and rate, then the corrections. */
export function ossListJob(document: OssListDocument): TypstJob {
  return filedListJob(document, {
    name: 'OSS-melding',
    columns: COLUMNS,
    sections: [
      {
        label: 'Verkopen aan particulieren',
        rows: document.rows.map(({ country, ratePercent, baseCents, vatCents }) => [
          nameOf(country),
          `${decimal(ratePercent)}%`,
          money(baseCents),
          money(vatCents),
        ]),
      },
      {
        label: 'Correcties op eerdere meldingen',
        rows: document.corrections.map(({ country, periodLabel, vatCents }) => [
          `${nameOf(country)} (${periodLabel})`,
          '',
          '',
          money(vatCents),
        ]),
      },
    ],
    outcome: { label: 'Btw voor andere EU-landen', amount: euro(document.vatCents) },
    remark: "Bedragen in euro's en centen. Een correctie is de btw van een land over een eerder kwartaal.",
  })
}

const nameOf = (country: string): string => must(countryName(country) ?? undefined, 'the name of a country')
