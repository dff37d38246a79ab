import type { Page } from '@playwright/test'
import { studio } from './journey.ts'

/** A screen of Studio Noord on which something can be changed. */
export interface Screen {
  /** Under the administration. */
  readonly path: string
  /** What its buttons and links are called. */
  readonly writes: readonly RegExp[]
  /** Its form is filled in by who may change it and read by everybody else. */
  readonly hasForm?: boolean
  /** It goes on after the subscription has ended. */
  readonly afterEnd?: boolean
  readonly permission?: 'ADMIN'
}

/** What a place for files counts as among the buttons. */
export const fileField = 'bestand kiezen'

/** Every screen with a write of its own, besides those of purchases and their documents. */
export async function openScreens(page: Page): Promise<readonly Screen[]> {
  const ids = await findIds(page)
  return [
    { path: 'dashboard', writes: [/^Nieuw$/, /^Timer starten$/] },
    { path: 'invoices', writes: [/^Nieuwe factuur$/] },
    {
      path: `invoices/${ids.draft}`,
      writes: [/^Factuur versturen$/, /^Definitief maken$/, /^Concept verwijderen$/, new RegExp(fileField)],
    },
    { path: 'invoices/new', writes: [/^Factuur versturen$/] },
    { path: `invoices/${ids.late}`, writes: [/^(Herinnering sturen|Betaling boeken)$/] },
    { path: 'invoices/reminders', writes: [/^Alles versturen$/] },
    { path: 'estimates', writes: [/^Nieuwe offerte$/] },
    { path: `estimates/${ids.estimate}`, writes: [/^Offerte versturen$/, /^Concept verwijderen$/] },
    { path: 'estimates/new', writes: [/^Offerte versturen$/] },
    { path: `estimates/${ids.accepted}`, writes: [/^Meer acties$/, /^Factuur maken$/] },
    { path: 'products', writes: [/^Product toevoegen$/] },
    { path: 'recurring-invoices', writes: [/^Nieuwe herhaalfactuur$/] },
    { path: 'recurring-invoices/new', writes: [/^Herhalen starten$/] },
    { path: 'questions', writes: [/^Antwoorden$/] },
    { path: 'contacts', writes: [/^Relatie toevoegen$/] },
    {
      path: `contacts/${ids.contact}`,
      writes: [/^Wijzigen$/, /^Factuur maken$/, /^Klantpagina bekijken$/],
    },
    { path: 'contacts/new', writes: [/^Relatie opslaan$/], hasForm: true },
    { path: 'bank', writes: [/^Afschrift importeren$/, /^Akkoord/, /^Splitsen$/] },
    { path: 'bank?state=processed', writes: [/^Ongedaan maken$/] },
    { path: 'bank/rules', writes: [/^Regel toevoegen$/] },
    { path: 'bank/import', writes: [new RegExp(fileField)] },
    { path: 'ledger', writes: [/^Boekingen vastzetten$|^Vastgezet t/] },
    { path: `vat-return?period=${ids.filedPeriod}`, writes: [/^Aangifte terugnemen$/] },
    { path: 'journal', writes: [/^Nieuwe boeking$/] },
    { path: 'journal/new', writes: [/^Boeken/, /^Bewaar als sjabloon$/, new RegExp(fileField)] },
    { path: 'journal/templates', writes: [/^Acties voor/] },
    { path: `journal/templates/${ids.template}`, writes: [/^Sjabloon opslaan$/] },
    { path: 'opening-balance', writes: [/^Beginbalans boeken$/, /^Auditfile overnemen$/] },
    { path: 'opening-balance/audit-file', writes: [new RegExp(fileField)] },
    { path: 'assets', writes: [/^Activum toevoegen$/] },
    { path: 'trips', writes: [/^Rit toevoegen$/] },
    { path: 'expenses', writes: [/^Bonnetje$/] },
    { path: 'projects', writes: [/^Project toevoegen$/] },
    { path: 'hours/unbilled', writes: [/^Factuur maken$/] },
    { path: 'hours/weeks', writes: [/goedkeuren$/, /weer openzetten$/], permission: 'ADMIN' },
    { path: 'fiscal-years', writes: [/afsluiten$/] },
    { path: 'oss', writes: [/^OSS gebruiken$/] },
    ...settings,
    { path: 'settings/export', writes: [/^Exporteren$/], afterEnd: true, permission: 'ADMIN' },
    { path: 'settings/subscription', writes: [/abonnement kiezen$|^Selecteer abonnement$/], afterEnd: true },
    { path: 'removal-requests', writes: [/^Alle gegevens downloaden$/], afterEnd: true },
    { path: 'tickets', writes: [/^Nieuw ticket$/], afterEnd: true },
    { path: `tickets/${ids.ticket}`, writes: [/^Bericht versturen$/], hasForm: true, afterEnd: true },
  ]
}

const settings: readonly Screen[] = [
  { path: 'settings/company', writes: [/^Opslaan$/], hasForm: true, permission: 'ADMIN' },
  { path: 'settings/invoice', writes: [/^Opslaan$/, new RegExp(fileField)], hasForm: true, permission: 'ADMIN' },
  { path: 'settings/email-texts', writes: [/^Opslaan$/], hasForm: true, permission: 'ADMIN' },
  { path: 'settings/reminders', writes: [/^Opslaan$/, /^Stap toevoegen$/] },
  { path: 'settings/numbering', writes: [/^Opslaan$/, /^Reeks toevoegen$/], hasForm: true, permission: 'ADMIN' },
  { path: 'settings/vat', writes: [/^Opslaan$/], hasForm: true, permission: 'ADMIN' },
  {
    path: 'settings/bank-books',
    writes: [/^Rekening toevoegen$/, /^Acties voor/, /^(Andere s|S)leutel (invullen|verwijderen)$/],
    permission: 'ADMIN',
  },
  { path: 'settings/partners', writes: [/^Vennoot toevoegen$/] },
  { path: 'settings/ledger-accounts', writes: [/^Rekening toevoegen$/], permission: 'ADMIN' },
  {
    path: 'settings/users',
    writes: [/^Iemand uitnodigen$/, /^Rechten wijzigen van /, /^Meer voor/],
    permission: 'ADMIN',
  },
]

async function findIds(page: Page) {
  const read = async <T>(path: string): Promise<T> =>
    (await page.request.get(path.replace('{}', books))).json() as Promise<T>
  const [drafts, late, estimates, accepted, contacts, tickets, templates, periods] = await Promise.all([
    read<{ items: readonly Draft[] }>('/api/v2{}/invoices?status=draft'),
    read<Items>('/api/v2{}/invoices?status=late'),
    read<Items>('/api/v2{}/estimates?status=draft'),
    read<Items>('/api/v2{}/estimates?status=accepted'),
    read<Items>('/api/v2{}/contacts'),
    read<Row[]>('/api/v1{}/tickets'),
    read<Row[]>('/api/v2{}/journal-templates'),
    read<{ key: string; state: string }[]>('/api/v2{}/vat/periods'),
  ])
  return {
    // Its buttons have other names on a credit invoice, which another journey may have begun.
    draft: idOf(drafts.items.find(({ kind }) => kind === 'invoice')),
    // Who may only read finds an e-invoice under its '…'; of a late one the deed beside it is a write.
    late: idOf(late.items[0]),
    estimate: idOf(estimates.items[0]),
    accepted: idOf(accepted.items[0]),
    contact: idOf(contacts.items[0]),
    ticket: idOf(tickets[0]),
    template: idOf(templates[0]),
    filedPeriod: periods.find(({ state }) => state === 'filed' || state === 'paid')?.key ?? '',
  }
}

interface Row {
  readonly id: number
}
interface Draft extends Row {
  readonly kind: string
}
interface Items {
  readonly items: readonly Row[]
}

const books = studio.replace('/v2', '')

function idOf(row: Row | undefined): number {
  if (row === undefined) throw new Error('Studio Noord lacks something that this journey opens')
  return row.id
}
