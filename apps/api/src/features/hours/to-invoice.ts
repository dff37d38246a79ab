import type { BodyOf, contract, InvoiceInput, InvoiceLineInput } from '@klopt/api-client/contract'
import { billedSeconds, timeLines, type BillableTime } from '@klopt/bookkeeping/hours'
import { must } from '@klopt/bookkeeping/money'
import { paperFormats, paperTexts } from '@klopt/bookkeeping/paper'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { loadAdministration, loadContact, type ContactRow } from '../invoices/load-invoice.ts'
import { createDraft, saveDraft, type DraftAuthor } from '../invoices/save-draft.ts'
import { nameOfUser, rateOfEntry } from './hours-sql.ts'
import { billedBefore } from './billed-before.ts'
import { keepBilledTime, type BilledLine } from './keep-billed-time.ts'
import { roundingOf } from './time-roundings.ts'
import { isReady } from './unbilled.ts'

type Wanted = BodyOf<typeof contract.hours.toInvoice>

const NOT_WORKED_YET = 'Deze dag moet nog komen. Kies een dag tot en met vandaag.'

interface Made {
  readonly invoiceId: number
  readonly entries: number
  readonly billedSeconds: number
}

/**
 * Puts what waits of a customer on a draft invoice, which holds it. Two at once wait for each other, and the second finds
 * nothing: `no_hours_to_invoice`. Throws `not_found` for no customer, and `invalid_input` for a day that has to come.
 */
export async function toInvoice(db: Db, author: DraftAuthor, wanted: Wanted, today: string): Promise<Made> {
  const { administrationId } = author
  const to = wanted.to ?? today
  if (to > today) throw new ApiError('invalid_input', { fields: { to: NOT_WORKED_YET } })
  const contact = await loadContact(db, administrationId, wanted.contactId)
  if (contact === null) throw new ApiError('not_found')
  const worked = await readyTime(db, administrationId, { ...wanted, to })
  if (worked.length === 0) throw new ApiError('no_hours_to_invoice')
  const rounding = await roundingOf(db, administrationId, wanted.contactId)
  const before = rounding.per === 'day' ? await billedBefore(db, administrationId, worked) : new Map()
  const billed = billedSeconds(worked, rounding, before)
  const entries = worked.map(({ dayKey: _dayKey, seconds: _seconds, ...entry }): BillableTime => ({
    ...entry,
    billedSeconds: must(billed.get(entry.id), 'what is billed of an entry'),
  }))
  const head = await headOf(db, administrationId, contact, today)
  const draft = await createDraft(db, author, { ...head, lines: [] }, { creditsInvoiceId: null })
  const lines = timeLines(entries, wanted.per, {
    date: paperFormats[contact.language].date,
    days: paperTexts(contact.language).days,
  })
  const kept = await keepBilledTime(db, { administrationId, invoiceId: draft.id, now: author.now }, entries, lines)
  const input = { ...head, lines: kept.map((line) => lineOf(line, contact)) }
  await saveDraft(db, author, { invoiceId: draft.id, version: draft.version }, input)
  const total = entries.reduce((sum, entry) => sum + entry.billedSeconds, 0)
  return { invoiceId: draft.id, entries: entries.length, billedSeconds: total }
}

interface WorkedTime extends Omit<BillableTime, 'billedSeconds'> {
  readonly seconds: number
  readonly dayKey: string
}

/** What of a customer waits and may be invoiced, held until the commit, in the order it was worked. */
async function readyTime(
  db: Db,
  administrationId: number,
  { contactId, to, projectIds }: Wanted & { readonly to: string },
): Promise<WorkedTime[]> {
  const ready = await isReady(db, administrationId)
  const { rows } = await sql<WorkedTime>`
    SELECT e.id, e.day, ${nameOfUser} AS "userName", p.id AS "projectId", p.name AS "projectName", t.id AS "taskId",
      t.name AS "taskName", e.note, e.seconds, ${rateOfEntry} AS "rateCents",
      concat_ws(' ', e.day, e.user_id, e.project_id) AS "dayKey"
    FROM time_entries e
    JOIN projects p ON p.administration_id = e.administration_id AND p.id = e.project_id
    JOIN people u ON u.id = e.user_id
    LEFT JOIN project_tasks t ON t.administration_id = e.administration_id AND t.id = e.task_id
    WHERE e.administration_id = ${administrationId} AND p.contact_id = ${contactId} AND ${ready}
      AND e.day <= ${to}
      AND (${projectIds === undefined} OR p.id = ANY (${projectIds ?? []}::bigint[]))
    ORDER BY p.name, p.id, e.day, e.started_at NULLS LAST, e.id
    FOR UPDATE OF e`.execute(db)
  return rows
}

async function headOf(
  db: Db,
  administrationId: number,
  contact: ContactRow,
  today: string,
): Promise<Omit<InvoiceInput, 'lines'>> {
  const administration = await loadAdministration(db, administrationId)
  return {
    contactId: contact.id,
    invoiceDate: today,
    paymentTermDays: contact.payment_term_days ?? administration.payment_term_days,
    reference: '',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
  }
}

/** Work is a service: what a customer's treatment makes of it. */
const codes: Readonly<Record<ContactRow['vat_treatment'], InvoiceLineInput['vatCode']>> = {
  domestic: 'sale_high',
  reverse: 'sale_reverse',
  eu: 'sale_eu_services',
  export: 'sale_export',
}

function lineOf({ description, hours, rateCents, groupId }: BilledLine, contact: ContactRow): InvoiceLineInput {
  const treatment = contact.kind === 'person' && contact.vat_treatment === 'eu' ? 'domestic' : contact.vat_treatment
  return {
    description,
    quantity: hours,
    unit: paperTexts(contact.language).hours.unit,
    unitPrice: `${Math.floor(rateCents / 100)}.${String(rateCents % 100).padStart(2, '0')}`,
    discountPercent: '0',
    vatCode: codes[treatment],
    accountId: null,
    timeGroupId: groupId,
  }
}
