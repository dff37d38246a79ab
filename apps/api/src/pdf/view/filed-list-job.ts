import type { FiledListDocument } from '../document.ts'
import type { TypstJob } from '../render/typst.ts'
import { date } from './format.ts'
import { companyLines } from './vat-return-job.ts'

/** A column of a list: figures stand under each other, and without a width it takes what is left. */
export interface ListColumn {
  readonly name: string
  readonly widthMm: number | null
  readonly isFigure: boolean
  readonly alignsEnd: boolean
}

export interface FiledList {
  /** 'Opgaaf ICP'. */
  readonly name: string
  readonly columns: readonly ListColumn[]
  /** Each row has a text for each column; a section without rows is left out. */
  readonly sections: readonly { readonly label: string; readonly rows: readonly (readonly string[])[] }[]
  readonly outcome: { readonly label: string; readonly amount: string }
  /** In what amounts are, under the list. */
  readonly remark: string
}

/** What Typst needs to draw a list that was handed in: its head is the same for each. */
export function filedListJob({ company, period, handedInOn, filedBy }: FiledListDocument, list: FiledList): TypstJob {
  const title = `${list.name} ${period.label}`
  return {
    template: 'filed-list',
    data: {
      metadataTitle: `${title} van ${company.name}`,
      title,
      date: handedInOn,
      company: { name: company.name, lines: companyLines(company) },
      facts: [
        { label: 'Tijdvak', value: `${date(period.start)} t/m ${date(period.end)}`, strong: false },
        { label: 'Ingediend op', value: date(handedInOn), strong: false },
        ...(filedBy ? [{ label: 'Ingediend door', value: filedBy, strong: false }] : []),
      ],
      columns: list.columns,
      sections: list.sections.filter(({ rows }) => rows.length > 0),
      outcome: list.outcome,
      remark: list.remark,
    },
  }
}
