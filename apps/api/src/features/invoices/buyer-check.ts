import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { DocumentTotals } from '@klopt/bookkeeping/documents'
import { must } from '@klopt/bookkeeping/money'
import { VAT_CODES } from '@klopt/bookkeeping/vat'
import { formatDate } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { civilDate } from '../../kernel/clock.ts'
import type { JobSender } from '../../kernel/job.ts'
import type { Services } from '../../kernel/services.ts'
import { checkIfNew } from '../contacts/vat-number-checks/check-if-new.ts'
import { newestCheck } from '../contacts/vat-number-checks/read-checks.ts'
import { totalsOf } from './invoice-totals.ts'
import { loadInvoice, type LoadedInvoice } from './load-invoice.ts'

type BuyerCheck = ResponseOf<typeof contract.invoices.finalising>['vatNumberCheck']

/** What VIES says of the number of the customer of a supply within the EU; null for any other sale. */
export async function buyerCheck(db: Db, invoice: LoadedInvoice, totals: DocumentTotals): Promise<BuyerCheck> {
  const { contact, row } = invoice
  if (contact?.vat_number == null || !asksNumber(invoice, totals)) return null
  const known = await newestCheck(db, row.administration_id, contact)
  return { vatNumber: contact.vat_number, state: known?.state ?? 'waiting' }
}

/** Refuses a supply within the EU for a number that VIES says is not valid. One without an answer holds up nothing. */
export async function assertNumberStands(db: Db, invoice: LoadedInvoice, totals: DocumentTotals): Promise<void> {
  const { contact, row } = invoice
  if (contact === null || !asksNumber(invoice, totals)) return
  const known = await newestCheck(db, row.administration_id, contact)
  if (known?.state !== 'invalid') return
  const day = civilDate(new Date(must(known.answeredAt, 'the time of an answer') * 1000))
  const text = `Volgens VIES was ${known.vatNumber} op ${formatDate(day)} geen geldig btw-id. Controleer het btw-id van de relatie opnieuw, of kies op de regel een andere btw.`
  throw new ApiError('invalid_input', { fields: { 'buyer.vatId': text } })
}

interface CheckContext {
  readonly db: Db
  readonly services: Services
  readonly jobs: JobSender
  readonly now: Date
  readonly administrationId: number
}

/** Has the number of a supply within the EU that was just made final checked, as proof of that day. */
export async function checkBuyer(context: CheckContext, invoiceId: number): Promise<void> {
  const { db, administrationId } = context
  const invoice = await loadInvoice(db, { administrationId, invoiceId })
  if (invoice.contact === null || !asksNumber(invoice, totalsOf(invoice))) return
  await checkIfNew(context, invoice.contact.id, { everyDay: true })
}

/** A credit invoice takes back what was charged, whatever became of the number. */
const asksNumber = ({ credited }: LoadedInvoice, { vat }: DocumentTotals): boolean =>
  credited === null && vat.some(({ vatCode }) => VAT_CODES[vatCode].icp !== null)
