import { withPeriod, type BillingPeriod } from '@klopt/bookkeeping/documents'
import { EURO } from '@klopt/bookkeeping/money'
import { formatDate } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { recordAudit } from '../../kernel/audit.ts'
import type { JobContext, JobSender } from '../../kernel/job.ts'
import { changeTexts } from '../../mail/rich-text.ts'
import { currencyOn } from '../invoices/day-rates/currency-on.ts'
import { findDayRate } from '../invoices/day-rates/find-day-rate.ts'
import { mailInvoice } from '../invoices/mail-invoice.ts'
import { mailPreview } from '../invoices/mail-preview.ts'
import { loadContact } from '../invoices/load-invoice.ts'
import { createDraft } from '../invoices/save-draft.ts'
import { recordRun } from './due-periods.ts'
import type { RecurringRow } from './load-recurring.ts'
import { invoiceOfPeriod } from './period-document.ts'

/**
 * Makes the invoice of one period of a row that is held: a draft, or final and on its way. Throws what is wrong with it,
 * and then nothing of it is kept.
 */
export async function makeInvoice(
  db: Db,
  { services, now, today, jobs }: Pick<JobContext, 'services' | 'now' | 'today'> & { readonly jobs: JobSender },
  row: RecurringRow,
  period: BillingPeriod,
): Promise<number> {
  const administrationId = row.administration_id
  const contact = await loadContact(db, administrationId, row.contact_id)
  if (contact?.archived_at !== null) throw refused(ARCHIVED)
  const author = { administrationId, userId: null, now }
  const document = invoiceOfPeriod(row, period, today)
  const input = { ...document, ...(await currencyOfPeriod(db, row, period)) }
  const draft = await createDraft(db, author, input, { creditsInvoiceId: null })
  await recordRun(db, row, period, { invoiceId: draft.id, at: now })
  if (row.mode === 'send') {
    const words = row.terms.mail ?? null
    const { recipient, subject, body } = await mailPreview(db, { administrationId, invoiceId: draft.id }, words)
    if (recipient === null) throw refused(NO_ADDRESS)
    const request = {
      version: draft.version,
      recipient,
      subject: withPeriod(subject, period),
      body: changeTexts(body, (text) => withPeriod(text, period)),
    }
    await mailInvoice({ db, services, jobs, now, administrationId }, author, draft.id, request)
  }
  await recordAudit(db, {
    action: 'make_invoice',
    entity: 'recurring_invoice',
    entityId: row.id,
    details: { period: period.from, invoiceId: draft.id },
    administrationId,
    userId: null,
    at: now,
  })
  return draft.id
}

/** With the rate of its day; what is sent by itself is looked at by nobody, who could see that it has another. */
async function currencyOfPeriod(db: Db, { terms, mode }: RecurringRow, { from }: BillingPeriod) {
  const { currency = EURO } = terms
  if (currency === EURO) return {}
  if (mode === 'draft') return currencyOn(db, terms, from)
  const found = await findDayRate(db, currency, from)
  if (found === null) throw new ApiError('invalid_input', { fields: { exchangeRate: noRate(currency, from) } })
  return { currency, exchangeRate: found.rate }
}

const noRate = (currency: string, day: string) =>
  `Van ${formatDate(day)} is er geen koers van de ${currency}. Laat de facturen als concept klaarzetten en vul de koers daarop in.`

const ARCHIVED = 'De relatie is gearchiveerd. Haal de relatie terug of beëindig de herhaalfactuur.'
const NO_ADDRESS = 'De relatie heeft geen e-mailadres meer. Vul het in, of laat de facturen als concept klaarzetten.'

const refused = (contactId: string) => new ApiError('invalid_input', { fields: { contactId } })
