import type { ReminderDocument } from '../document.ts'
import type { TypstJob } from '../render/typst.ts'
import { date, euro, money } from './format.ts'
import { companyLines } from './vat-return-job.ts'

/** What Typst needs to draw what is open: a line per invoice, then what is asked beside them. */
export function reminderJob(document: ReminderDocument): TypstJob {
  const { company, invoices, claims } = document
  const total = [...invoices.map(({ openCents }) => openCents), ...claims.map(({ amountCents }) => amountCents)].reduce(
    (sum, cents) => sum + cents,
    0,
  )
  return {
    template: 'reminder',
    data: {
      metadataTitle: `Openstaande facturen van ${company.name}`,
      date: document.date,
      company: { name: company.name, lines: companyLines(company) },
      facts: [
        { label: 'Voor', value: document.customerName, strong: true },
        { label: 'Datum', value: date(document.date), strong: false },
      ],
      invoices: invoices.map((invoice) => ({
        number: invoice.number,
        date: date(invoice.date),
        dueDate: date(invoice.dueDate),
        open: money(invoice.openCents),
      })),
      claims: claims.map(({ label, amountCents }) => ({ label, amount: money(amountCents) })),
      outcome: { label: 'Te betalen', amount: euro(total) },
    },
  }
}
