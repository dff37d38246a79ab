import { must } from '@klopt/bookkeeping/money'
import { stateOf } from '@klopt/bookkeeping/vat'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { addDays, addMonths, daysBetween, formatDate, formatEuro } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isLateItem } from '../../database/late-item.ts'
import { screenPath } from '../../kernel/screens.ts'
import { heldAssets } from '../assets/asset-check.ts'
import { heldTemplates } from '../journal-entries/templates/show-templates.ts'
import { askedToEnd, heldRecurring } from '../recurring-invoices/tell-owner.ts'
import { showScheme } from '../small-business-scheme/show-scheme.ts'
import { readCalendar } from '../vat/read-calendar.ts'

type Todo = ResponseOf<typeof contract.dashboard.get>['todo'][number]

export interface TodoFacts {
  readonly administrationId: number
  readonly today: string
  /** Bank lines that wait. */
  readonly waiting: number
}

interface Late {
  id: number
  number: string
  name: string
  due_date: string
  open_cents: number
  was_mailed: boolean
}

/** What to do now, most pressing first; each leads to the screen where it is done. */
export async function todoList(db: Db, facts: TodoFacts): Promise<Todo[]> {
  const { administrationId, today, waiting } = facts
  const todo: Todo[] = []
  const vat = await vatTodo(db, facts)
  if (vat) todo.push(vat)
  const limit = await limitTodo(db, facts)
  if (limit) todo.push(limit)
  if (waiting > 0) {
    todo.push({
      kind: 'bank_lines',
      title: waiting === 1 ? '1 bankregel verwerken' : `${waiting} bankregels verwerken`,
      detail: 'de voorstellen staan klaar',
      href: screenPath('bank', { administrationId }),
    })
  }
  todo.push(...(await failedMails(db, administrationId)), ...(await heldTodo(db, administrationId)))
  todo.push(...(await recurringTodo(db, administrationId)), ...(await changedCustomers(db, facts)))
  todo.push(...(await buyingTodo(db, facts)))
  for (const late of await lateInvoices(db, administrationId, today)) {
    todo.push({
      kind: 'late_invoice',
      title: `Factuur ${late.number} is te laat`,
      detail: lateDetail(late, today),
      href: screenPath('invoice', { administrationId, invoiceId: late.id }),
    })
  }
  todo.push(...(await badDebtTodo(db, facts)))
  return [...todo, ...(await draftsTodo(db, administrationId))]
}

/** What turnover leaves of the small-business scheme, once that is little. */
async function limitTodo(db: Db, { administrationId, today }: TodoFacts): Promise<Todo | null> {
  const { isOn, limitCents, turnover } = await showScheme(db, administrationId, today)
  const ofYear = turnover.find(({ year }) => String(year) === today.slice(0, 4))
  if (!isOn || ofYear?.level !== 'task') return null
  return {
    kind: 'small_business_limit',
    title: 'De grens van de KOR is dichtbij',
    detail: `je kunt dit jaar nog ${formatEuro(limitCents - ofYear.cents)} verkopen; de verkoop die eroverheen gaat is met btw`,
    href: screenPath('vatSettings', { administrationId }),
  }
}

/** How late it is and what can be done about it at the invoice, which nobody is reminded of by itself. */
function lateDetail({ name, due_date, open_cents, was_mailed }: Late, today: string): string {
  const days = daysBetween(due_date, today)
  const late = `${days} ${days === 1 ? 'dag' : 'dagen'}, nog ${formatEuro(open_cents)} van ${name}`
  return `${late}; stuur de factuur ${was_mailed ? 'nog eens' : 'per mail'}`
}

async function vatTodo(db: Db, { administrationId, today }: TodoFacts): Promise<Todo | null> {
  const calendar = await readCalendar(db, administrationId, today)
  const period = calendar.periods.find((candidate) => ['due', 'late'].includes(stateOf(calendar, candidate, today)))
  if (!period) return null
  const days = daysBetween(today, period.dueDate)
  return {
    kind: 'vat_return',
    title: `Btw ${period.label} aangeven`,
    detail:
      days < 0
        ? `had uiterlijk ${formatDate(period.dueDate)} gemoeten`
        : days === 0
          ? 'uiterlijk vandaag'
          : `nog ${days} ${days === 1 ? 'dag' : 'dagen'}`,
    href: screenPath('vatReturn', { administrationId }),
  }
}

/** Invoices whose last mail was given up, so that their customers know nothing of them. */
async function failedMails(db: Db, administrationId: number): Promise<Todo[]> {
  const { rows } = await sql<{ id: number; number: string; recipient: string }>`
    SELECT i.id, i.number, m.recipient
    FROM sent_messages m JOIN invoices i ON i.administration_id = m.administration_id AND i.id = m.invoice_id
    WHERE m.administration_id = ${administrationId} AND m.failed_at IS NOT NULL AND NOT EXISTS (
      SELECT FROM sent_messages later WHERE later.administration_id = m.administration_id
        AND later.invoice_id = m.invoice_id AND later.id > m.id)
    ORDER BY m.failed_at DESC, m.id DESC LIMIT 3`.execute(db)
  return rows.map(({ id, number, recipient }) => ({
    kind: 'failed_mail',
    title: `De mail met factuur ${number} is niet verstuurd`,
    detail: `aan ${recipient}; controleer het adres en verstuur de factuur opnieuw`,
    href: screenPath('invoice', { administrationId, invoiceId: id }),
  }))
}

/** Templates and assets that could not book what was due, and are tried again each night. */
async function heldTodo(db: Db, administrationId: number): Promise<Todo[]> {
  const held = await heldTemplates(db, administrationId)
  const assets = await heldAssets(db, administrationId)
  return [
    ...held.map(({ name, reason }): Todo => ({
      kind: 'held_template',
      title: `Sjabloon ${name} is niet geboekt`,
      detail: reason,
      href: screenPath('journal', { administrationId }),
    })),
    ...assets.map(({ id, name, reason }): Todo => ({
      kind: 'held_asset',
      title: `De afschrijving van ${name} wacht`,
      detail: reason,
      href: screenPath('asset', { administrationId, assetId: id }),
    })),
  ]
}

/** Recurring invoices that could not be made, and those that their customers asked to end. */
async function recurringTodo(db: Db, administrationId: number): Promise<Todo[]> {
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
  if (serviceUntil === null) return reason === '' ? 'beëindig de herhaalfactuur, of laat haar doorlopen' : reason
  const ends = `het stopt met ${formatDate(serviceUntil)}`
  if (invoicedUntil === null) return reason === '' ? ends : `${ends}: ${reason}`
  return `${ends}; gefactureerd is tot en met ${formatDate(invoicedUntil)}, dus crediteer wat erna komt`
}

/** Customers who changed their address or e-mail themselves, told for two weeks or until their card is saved. */
async function changedCustomers(db: Db, { administrationId, today }: TodoFacts): Promise<Todo[]> {
  const rows = await db
    .selectFrom('contacts')
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

async function lateInvoices(db: Db, administrationId: number, today: string): Promise<Late[]> {
  const { rows } = await sql<Late>`
    SELECT o.invoice_id AS id, o.number, coalesce(c.name, 'Relatie') AS name, o.due_date, o.open_cents,
      EXISTS (SELECT FROM sent_messages m
        WHERE m.administration_id = ${administrationId} AND m.invoice_id = o.invoice_id AND m.sent_at IS NOT NULL) AS was_mailed
    FROM owed_items o
    LEFT JOIN contacts c ON c.administration_id = ${administrationId} AND c.id = o.contact_id
    WHERE o.administration_id = ${administrationId} AND o.kind = 'receivable' AND ${isLateItem('o', today)}
      AND o.invoice_id IS NOT NULL
    ORDER BY o.due_date, o.id LIMIT 3`.execute(db)
  return rows
}

/** VAT of what nobody paid can be taken back until a year after the due date; asked from a month before. */
async function badDebtTodo(db: Db, { administrationId, today }: TodoFacts): Promise<Todo[]> {
  const { rows } = await sql<{ id: number; number: string; due_date: string; open_cents: number }>`
    SELECT o.invoice_id AS id, o.number, o.due_date, o.open_cents FROM owed_items o
    WHERE o.administration_id = ${administrationId} AND o.kind = 'receivable' AND o.invoice_id IS NOT NULL
      AND o.open_cents > 0 AND o.due_date <= ${addMonths(today, -11)}
    ORDER BY o.due_date, o.id LIMIT 3`.execute(db)
  return rows.map(({ id, number, due_date, open_cents }) => ({
    kind: 'bad_debt',
    title: `Wordt factuur ${number} nog betaald?`,
    detail: `nog ${formatEuro(open_cents)}; oninbaar boeken en de btw terugvragen kan met als laatste dag ${formatDate(addMonths(due_date, 12))}`,
    href: screenPath('invoice', { administrationId, invoiceId: id }),
  }))
}

/** Documents that wait to be booked, and what is owed for too long. */
async function buyingTodo(db: Db, { administrationId, today }: TodoFacts): Promise<Todo[]> {
  const { rows } = await sql<{ documents: number; payables: number }>`
    SELECT
      (SELECT count(*) FROM documents
        WHERE administration_id = ${administrationId} AND state = 'unprocessed') AS documents,
      (SELECT count(*) FROM owed_items
        WHERE administration_id = ${administrationId} AND kind = 'payable'
          AND ${isLateItem('owed_items', today)}) AS payables`.execute(db)
  const { documents, payables } = rows[0] ?? { documents: 0, payables: 0 }
  const todo: Todo[] = []
  if (documents > 0) {
    todo.push({
      kind: 'documents',
      title: documents === 1 ? '1 document boeken' : `${documents} documenten boeken`,
      detail: 'wat erop staat wordt vanzelf gelezen',
      href: screenPath('documents', { administrationId }),
    })
  }
  if (payables > 0) {
    todo.push({
      kind: 'payables',
      title: payables === 1 ? '1 inkoopfactuur betalen' : `${payables} inkoopfacturen betalen`,
      detail: 'de betaaltermijn is verstreken',
      href: screenPath('payments', { administrationId }),
    })
  }
  return todo
}

/** Drafts that were left behind. */
async function draftsTodo(db: Db, administrationId: number): Promise<Todo[]> {
  const { rows } = await sql<{ drafts: number }>`
    SELECT count(*) AS drafts FROM invoices
    WHERE administration_id = ${administrationId} AND deleted_at IS NULL AND finalised_at IS NULL`.execute(db)
  const drafts = must(rows[0], 'the count of drafts').drafts
  if (drafts === 0) return []
  return [
    {
      kind: 'drafts',
      title: drafts === 1 ? '1 concept afmaken' : `${drafts} concepten afmaken`,
      detail: 'nog niet verstuurd',
      href: screenPath('invoices', { administrationId }, { status: 'draft' }),
    },
  ]
}
