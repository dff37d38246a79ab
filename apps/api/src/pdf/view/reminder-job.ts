import { openText, openTogether, paperTexts } from '@klopt/bookkeeping/paper'
import type { ReminderDocument, RemindedInvoice } from '../document.ts'
import type { TypstJob } from '../render/typst.ts'
import { formatIn } from './format.ts'
import { pageWords } from './paper-words.ts'
import { companyLines } from './vat-return-job.ts'

/** What Typst needs to draw what is open: a line per invoice, then what is asked beside them. */
export function reminderJob(document: ReminderDocument): TypstJob {
  const { company, invoices, claims, language = 'nl' } = document
  const texts = paperTexts(language)
  const { date, euro, money } = formatIn(language)
  const total = [...invoices.map(({ openCents }) => openCents), ...claims.map(({ amountCents }) => amountCents)].reduce(
    (sum, cents) => sum + cents,
    0,
  )
  const inItsOwn = claims.length > 0 ? null : openTogether(language, invoices)
  const openOf = (invoice: RemindedInvoice) => {
    if (invoice.foreign === null) return money(invoice.openCents)
    const own = openText(language, invoice)
    // Beside its euros, where those are what is added up.
    return inItsOwn === null ? `${own} (${euro(invoice.openCents)})` : own
  }
  return {
    template: 'reminder',
    data: {
      metadataTitle: texts.titleOf(texts.reminder.title, company.name),
      date: document.date,
      page: pageWords(language),
      texts: texts.reminder,
      company: { name: company.name, lines: companyLines(company, language) },
      facts: [
        { label: texts.reminder.customer, value: document.customerName, strong: true },
        { label: texts.reminder.date, value: date(document.date), strong: false },
      ],
      invoices: invoices.map((invoice) => ({
        number: invoice.number,
        date: date(invoice.date),
        dueDate: date(invoice.dueDate),
        open: openOf(invoice),
      })),
      claims: claims.map(({ label, amountCents }) => ({ label, amount: money(amountCents) })),
      outcome: { label: texts.totals.toPay, amount: inItsOwn ?? euro(total) },
    },
  }
}
