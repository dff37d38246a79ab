import { must } from '@klopt/bookkeeping/money'
import { stateOf } from '@klopt/bookkeeping/vat'
import { daysBetween, formatDate, formatEuro } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isLateItem } from '../../database/late-item.ts'
import { screenPath } from '../../kernel/screens.ts'
import { heldAssets } from '../assets/asset-check.ts'
import { heldTemplates } from '../journal-entries/templates/show-templates.ts'
import { bouncedEstimates } from '../estimates/bounced-estimates.ts'
import { bouncedLetters } from '../reminders/bounced-letters.ts'
import { showScheme } from '../small-business-scheme/show-scheme.ts'
import { waitingApprovals } from '../approvals/approval-state.ts'
import { openQuestionCount } from '../questions/open-questions.ts'
import { consentTodo } from './consent-todo.ts'
import { leftClaimsTodo } from './left-claims-todo.ts'
import { noticeTodo } from './notice-todo.ts'
import { refundTodo } from './refund-todo.ts'
import { unpaidVatTodo } from './unpaid-vat-todo.ts'
import { badDebtTodo, changedCustomers, creditTodo, lateTodo, recurringTodo, withdrawalTodo } from './selling-todo.ts'
import type { Happening, Todo, TodoFacts } from './todo.ts'
import { readCalendar } from '../../books/vat-calendar.ts'

/** What to do now, most pressing first; each leads to the screen where it is done. */
export async function todoList(db: Db, facts: TodoFacts): Promise<Todo[]> {
  const { administrationId, waiting } = facts
  const todo: Todo[] = []
  const vat = await vatTodo(db, facts)
  if (vat) todo.push(vat)
  todo.push(...(await approvalsTodo(db, administrationId, facts.forFirm)), ...(await questionsTodo(db, facts)))
  todo.push(...(await refundTodo(db, facts)))
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
  todo.push(...(await eventsTodo(db, facts)))
  todo.push(...(await buyingTodo(db, facts)), ...(await creditTodo(db, administrationId)))
  todo.push(...(await leftClaimsTodo(db, administrationId)))
  todo.push(...(await lateTodo(db, facts)), ...(await badDebtTodo(db, facts)), ...(await unpaidVatTodo(db, facts)))
  return [...todo, ...(await draftsTodo(db, administrationId))]
}

/** What happened to one instead of being one's own work: what others ask, and what went wrong. */
export const happenedTodo = async (db: Db, facts: Happening): Promise<Todo[]> => [
  ...(await approvalsTodo(db, facts.administrationId, false)),
  ...(await eventsTodo(db, facts)),
]

/** What customers and banks did, and what could not be done. */
const eventsTodo = async (db: Db, facts: Happening): Promise<Todo[]> => [
  ...(await consentTodo(db, facts)),
  ...(await failedMails(db, facts.administrationId)),
  ...(await bouncedReminders(db, facts.administrationId)),
  ...(await bouncedEstimateMails(db, facts)),
  ...(await noticeTodo(db, facts)),
  ...(await heldTodo(db, facts.administrationId)),
  ...(await recurringTodo(db, facts.administrationId)),
  ...(await withdrawalTodo(db, facts)),
  ...(await changedCustomers(db, facts)),
]

/** What the bookkeeper is going to file once the client agrees. */
async function approvalsTodo(db: Db, administrationId: number, forFirm: boolean): Promise<Todo[]> {
  return (await waitingApprovals(db, administrationId)).map(({ label }) => ({
    kind: 'approval',
    title: forFirm ? `Wacht op akkoord: ${label}` : `Geef akkoord: ${label}`,
    detail: forFirm ? 'de klant heeft nog niet geantwoord' : 'je boekhouder wacht erop',
    href: screenPath('approvals', { administrationId }),
  }))
}

/** What the bookkeeper asked and nobody answered yet. */
async function questionsTodo(db: Db, { administrationId, forFirm }: TodoFacts): Promise<Todo[]> {
  const asked = await openQuestionCount(db, administrationId)
  if (asked === 0) return []
  const href = screenPath('questions', { administrationId })
  if (forFirm) {
    const title = asked === 1 ? '1 vraag wacht op de klant' : `${asked} vragen wachten op de klant`
    return [{ kind: 'questions', title, detail: 'nog niet beantwoord', href }]
  }
  const title = asked === 1 ? 'Je boekhouder heeft een vraag' : `Je boekhouder heeft ${asked} vragen`
  return [{ kind: 'questions', title, detail: 'antwoord met een tekst of een foto', href }]
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

/** Invoices whose last mail was given up or came back, so that their customers know nothing of them. */
async function failedMails(db: Db, administrationId: number): Promise<Todo[]> {
  const { rows } = await sql<{ id: number; number: string; recipient: string; bounced: boolean }>`
    SELECT i.id, i.number, m.recipient, m.bounced_at IS NOT NULL AS bounced
    FROM sent_messages m JOIN sales_invoices i ON i.administration_id = m.administration_id AND i.id = m.invoice_id
    WHERE m.administration_id = ${administrationId} AND (m.failed_at IS NOT NULL OR (m.bounced_at IS NOT NULL AND EXISTS (
        SELECT FROM owed_items o WHERE o.administration_id = m.administration_id AND o.invoice_id = m.invoice_id
          AND o.open_cents <> 0)))
      AND NOT EXISTS (
        SELECT FROM sent_messages later WHERE later.administration_id = m.administration_id
          AND later.invoice_id = m.invoice_id AND later.id > m.id)
    ORDER BY coalesce(m.bounced_at, m.failed_at) DESC, m.id DESC LIMIT 3`.execute(db)
  return rows.map(({ id, number, recipient, bounced }) => ({
    kind: 'failed_mail',
    title: `De mail met factuur ${number} ${bounced ? 'kwam niet aan' : 'is niet verstuurd'}`,
    detail: `aan ${recipient}; controleer het adres en verstuur de factuur opnieuw`,
    href: screenPath('invoice', { administrationId, invoiceId: id }),
  }))
}

/** Reminders that came back: nobody was reminded. */
async function bouncedReminders(db: Db, administrationId: number): Promise<Todo[]> {
  return (await bouncedLetters(db, administrationId)).map(({ invoiceId, number, recipient }) => ({
    kind: 'failed_mail',
    title: `De herinnering voor factuur ${number} kwam niet aan`,
    detail: `aan ${recipient}; controleer het adres en herinner op een andere manier`,
    href: screenPath('invoice', { administrationId, invoiceId }),
  }))
}

/** Estimates that came back: nobody knows what was offered. */
async function bouncedEstimateMails(db: Db, { administrationId, today }: Happening): Promise<Todo[]> {
  return (await bouncedEstimates(db, administrationId, today)).map(({ id, number, recipient }) => ({
    kind: 'failed_mail',
    title: `De mail met offerte ${number} kwam niet aan`,
    detail: `aan ${recipient}; controleer het adres en verstuur de offerte opnieuw`,
    href: screenPath('estimate', { administrationId, estimateId: id }),
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
    SELECT count(*) AS drafts FROM sales_invoices
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
