import { unpaidVatDay } from '@klopt/bookkeeping/ledger'
import { addDays, daysBetween, formatDate, formatEuro } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isLateItem } from '../../database/late-item.ts'
import { isUnpaidVatAsked } from '../../database/unpaid-vat-item.ts'
import { screenPath } from '../../kernel/screens.ts'
import { withdrawnEstimates } from '../estimates/withdrawn-estimates.ts'
import { askedToEnd, heldRecurring } from '../recurring-invoices/notify-owner.ts'
import { lastReminderOf } from '../reminders/last-reminder.ts'
import type { Happening, Todo, TodoFacts } from './todo.ts'

interface Late {
  id: number
  number: string
  name: string
  due_date: string
  open_cents: number
  was_mailed: boolean
  /** The day of the last reminder that left and did not come back. */
  reminded_on: string | null
  /** Of all that are late, also those that are not told. */
  count: number
  total_cents: number
}

/** Recurring invoices that could not be made, and those that their customers asked to end. */
export async function recurringTodo(db: Db, administrationId: number): Promise<Todo[]> {
  const held = await heldRecurring(db, administrationId)
  const asked = await askedToEnd(db, administrationId)
  const href = (recurringInvoiceId: number) => screenPath('recurringInvoice', { administrationId, recurringInvoiceId })
  return [
    ...held.map(({ id, name, reason }): Todo => ({
      kind: 'held_recurring',
      title: `De herhaalfactuur van ${name} is niet gemaakt`,
      detail: reason,
      href: href(id),
    })),
    ...asked.map((each): Todo => ({
      kind: 'cancel_request',
      title: each.serviceUntil === null ? `${each.name} wil een abonnement opzeggen` : `${each.name} heeft opgezegd`,
      detail: cancellationDetail(each),
      href: href(each.id),
    })),
  ]
}

/** What is left to do about a cancellation: deciding, or paying back what was invoiced beyond it. */
function cancellationDetail({ reason, serviceUntil, invoicedUntil }: Awaited<ReturnType<typeof askedToEnd>>[number]) {
  if (serviceUntil === null) return reason === '' ? 'beëindig de herhaalfactuur, of laat die doorlopen' : reason
  const ends = `het stopt met ${formatDate(serviceUntil)}`
  if (invoicedUntil === null) return reason === '' ? ends : `${ends}: ${reason}`
  return `${ends}; gefactureerd is tot en met ${formatDate(invoicedUntil)}, dus crediteer wat erna komt`
}

/** Consumers who went back on an estimate, told for two weeks: what was invoiced of it is theirs again. */
export async function withdrawalTodo(db: Db, { administrationId, today }: Happening): Promise<Todo[]> {
  const since = new Date(`${addDays(today, -14)}T00:00:00Z`)
  return (await withdrawnEstimates(db, administrationId, since)).map(({ id, number, name, wasInvoiced }) => ({
    kind: 'cancel_request',
    title: `${name} herriep offerte ${number}`,
    detail: wasInvoiced ? 'crediteer wat je al factureerde' : 'er is nog niets gefactureerd',
    href: screenPath('estimate', { administrationId, estimateId: id }),
  }))
}

/** Customers who changed their address or e-mail themselves, told for two weeks or until their card is saved. */
export async function changedCustomers(db: Db, { administrationId, today }: Happening): Promise<Todo[]> {
  const rows = await db
    .selectFrom('trading_partners')
    .select(['id', 'name', 'address_street', 'address_city', 'email_address'])
    .where('administration_id', '=', administrationId)
    .where('changed_by_customer_at', '>', new Date(`${addDays(today, -14)}T00:00:00Z`))
    .orderBy('changed_by_customer_at', 'desc')
    .limit(3)
    .execute()
  return rows.map(({ id, name, address_street, address_city, email_address }) => ({
    kind: 'customer_changed',
    title: `${name} heeft de eigen gegevens gewijzigd`,
    detail: [address_street, address_city, email_address].filter(Boolean).join(', '),
    href: screenPath('contact', { administrationId, contactId: id }),
  }))
}

/** So many late invoices are told one by one; more of them are one thing to do. */
const TOLD_APART = 3

/** What is late, longest first; in one row when there is much of it. */
export async function lateTodo(db: Db, { administrationId, today }: TodoFacts): Promise<Todo[]> {
  const late = await lateInvoices(db, administrationId, today)
  const [longest] = late
  if (longest && longest.count > TOLD_APART) {
    const { count, total_cents, due_date } = longest
    const days = daysBetween(due_date, today)
    return [
      {
        kind: 'late_invoice',
        title: `${count} facturen zijn te laat`,
        detail: `samen nog ${formatEuro(total_cents)}; de oudste al ${days} ${days === 1 ? 'dag' : 'dagen'}`,
        href: screenPath('invoices', { administrationId }, { status: 'late' }),
      },
    ]
  }
  return late.map((one) => ({
    kind: 'late_invoice',
    title: `Factuur ${one.number} is te laat`,
    detail: lateDetail(one, today),
    href: screenPath('invoice', { administrationId, invoiceId: one.id }),
  }))
}

async function lateInvoices(db: Db, administrationId: number, today: string): Promise<Late[]> {
  const { rows } = await sql<Late>`
    SELECT o.invoice_id AS id, o.number, coalesce(c.name, 'Relatie') AS name, o.due_date, o.open_cents,
      EXISTS (SELECT FROM sent_messages m
        WHERE m.administration_id = ${administrationId} AND m.invoice_id = o.invoice_id AND m.sent_at IS NOT NULL) AS was_mailed,
      ${lastReminderOf(administrationId)} AS reminded_on,
      count(*) OVER () AS count, sum(o.open_cents) OVER ()::bigint AS total_cents
    FROM owed_items o
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = o.contact_id
    WHERE o.administration_id = ${administrationId} AND o.kind = 'receivable' AND ${isLateItem('o', today)}
      AND o.invoice_id IS NOT NULL
    ORDER BY o.due_date, o.id LIMIT ${TOLD_APART}`.execute(db)
  return rows
}

/** VAT of what nobody paid can be taken back until a year after the due date; asked from a month before. */
export async function badDebtTodo(db: Db, { administrationId, today }: TodoFacts): Promise<Todo[]> {
  const { rows } = await sql<{ id: number; number: string; due_date: string; open_cents: number }>`
    SELECT o.invoice_id AS id, o.number, o.due_date, o.open_cents FROM owed_items o
    JOIN sales_invoices i ON i.administration_id = ${administrationId} AND i.id = o.invoice_id AND i.vat_cents > 0
    WHERE o.administration_id = ${administrationId} AND o.kind = 'receivable'
      AND ${isUnpaidVatAsked('o', today)}
    ORDER BY o.due_date, o.id LIMIT 3`.execute(db)
  return rows.map(({ id, number, due_date, open_cents }) => ({
    kind: 'bad_debt',
    title: `Wordt factuur ${number} nog betaald?`,
    detail: `nog ${formatEuro(open_cents)}; ${badDebtWords(unpaidVatDay(due_date), today)}`,
    href: screenPath('invoice', { administrationId, invoiceId: id }),
  }))
}

/** After its last day VAT still comes back, and counts on that day (article 29, second paragraph, Wet OB). */
const badDebtWords = (lastDay: string, today: string): string =>
  today > lastDay
    ? `boek die oninbaar: de btw telt op ${formatDate(lastDay)}`
    : `oninbaar boeken en de btw terugvragen kan met als laatste dag ${formatDate(lastDay)}`

/** What customers paid too much and did not get back, the oldest first. */
export async function creditTodo(db: Db, administrationId: number): Promise<Todo[]> {
  const { rows } = await sql<{ name: string; cents: number }>`
    SELECT c.name, -sum(o.open_cents)::bigint AS cents FROM owed_items o
    JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = o.contact_id
    WHERE o.administration_id = ${administrationId} AND o.kind = 'receivable' AND o.open_cents < 0
      AND o.journal_entry_id IS NOT NULL
    GROUP BY o.contact_id, c.name ORDER BY min(o.id) LIMIT 3`.execute(db)
  return rows.map(({ name, cents }) => ({
    kind: 'customer_credit',
    title: `Betaal ${name} ${formatEuro(cents)} terug`,
    detail: 'te veel betaald; het kan ook van een volgende factuur af',
    href: screenPath('payments', { administrationId }),
  }))
}

/** How late it is and what can be done about it at the invoice, or when its customer was last reminded. */
function lateDetail({ name, due_date, open_cents, was_mailed, reminded_on }: Late, today: string): string {
  const days = daysBetween(due_date, today)
  const late = `${days} ${days === 1 ? 'dag' : 'dagen'}, nog ${formatEuro(open_cents)} van ${name}`
  if (reminded_on !== null) return `${late}; herinnerd op ${formatDate(reminded_on)}`
  return `${late}; stuur ${was_mailed ? 'een herinnering' : 'de factuur per mail'}`
}
