import { formatDuration } from '@klopt/validators'
import type { HoursDocument } from '../document.ts'
import type { TypstJob } from '../render/typst.ts'
import { date } from './format.ts'
import { companyLines } from './vat-return-job.ts'

/** What Typst needs to draw the hours behind an invoice: a line per entry, as it is billed. */
export function hoursJob(document: HoursDocument): TypstJob {
  const { company, invoiceNumber, rows } = document
  const invoice = invoiceNumber === null ? 'conceptfactuur' : `factuur ${invoiceNumber}`
  return {
    template: 'hours',
    data: {
      metadataTitle: `Urenspecificatie bij ${invoice} van ${company.name}`,
      date: document.date,
      company: { name: company.name, lines: companyLines(company) },
      facts: [
        { label: 'Klant', value: document.customerName, strong: false },
        { label: 'Bij', value: invoice, strong: false },
      ],
      rows: rows.map((row) => ({
        day: date(row.day),
        user: row.userName,
        work: row.work,
        note: row.note,
        hours: formatDuration(row.billedSeconds),
      })),
      outcome: { label: 'Totaal', amount: formatDuration(rows.reduce((sum, row) => sum + row.billedSeconds, 0)) },
    },
  }
}
