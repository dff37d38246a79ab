import { paperTexts } from '@klopt/bookkeeping/paper'
import { formatDuration } from '@klopt/validators'
import type { HoursDocument } from '../document.ts'
import type { TypstJob } from '../render/typst.ts'
import { formatIn } from './format.ts'
import { pageWords } from './paper-words.ts'
import { companyLines } from './vat-return-job.ts'

/** What Typst needs to draw the hours behind an invoice: a line per entry, as it is billed. */
export function hoursJob(document: HoursDocument): TypstJob {
  const { company, invoiceNumber, rows, language = 'nl' } = document
  const paper = paperTexts(language)
  const texts = paper.hours
  const { date } = formatIn(language)
  const invoice = texts.invoice(invoiceNumber)
  return {
    template: 'hours',
    data: {
      metadataTitle: paper.titleOf(`${texts.title} ${texts.with.toLowerCase()} ${invoice}`, company.name),
      date: document.date,
      page: pageWords(language),
      texts,
      company: { name: company.name, lines: companyLines(company, language) },
      facts: [
        { label: texts.customer, value: document.customerName, strong: false },
        { label: texts.with, value: invoice, strong: false },
      ],
      rows: rows.map((row) => ({
        day: date(row.day),
        user: row.userName,
        work: row.work,
        note: row.note,
        hours: formatDuration(row.billedSeconds),
      })),
      outcome: { label: texts.total, amount: formatDuration(rows.reduce((sum, row) => sum + row.billedSeconds, 0)) },
    },
  }
}
