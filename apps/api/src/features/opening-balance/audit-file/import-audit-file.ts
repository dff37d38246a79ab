import { mayHold, type AuditFileContents, type ItemOfFile } from '@klopt/bookkeeping/audit-file'
import { must } from '@klopt/bookkeeping/money'
import type { AuditFileImport, contract, OpeningBalanceInput, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { assertOpenDay } from '../../../books/assert-open-day.ts'
import { createAccount, setAccountDeactivated } from '../../../books/change-account.ts'
import { lockAdministration } from '../../../books/lock-administration.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Author } from '../reverse-opening.ts'
import { saveOpening } from '../save-opening.ts'
import { findAuditFile, standsImported } from './audit-file-rows.ts'
import { keepAnew } from './keep-audit-file.ts'
import { whyNoEntries } from './plan-entries.ts'
import { newAccountKey, planImport, type ImportPlan } from './plan-import.ts'
import { collectiveContact, takeContacts } from './take-contacts.ts'
import { takeEntries, type WhereTo } from './take-entries.ts'

type Imported = ResponseOf<typeof contract.openingBalances.importAuditFile>

/**
 * Takes an audit file over: accounts and contacts that the books do not have, its opening balance, which takes the place of the
 * one that stands, and on wish the bookings of its year. One of which nothing stands any more is taken over anew. Throws
 * `audit_file_imported` while one stands that was taken over, this one or another, `audit_file_empty`, `audit_file_entries`
 * with the reason, and what `saveOpening` throws.
 */
export async function importAuditFile(
  db: Db,
  author: Author,
  {
    auditFileId: askedId,
    contents,
    accounts,
    withEntries = false,
  }: { auditFileId: number; contents: AuditFileContents } & AuditFileImport,
): Promise<Imported> {
  const { administrationId, userId, now } = author
  // One after the other: two at once would both find none that stands.
  await lockAdministration(db, administrationId)
  const file = await findAuditFile(db, administrationId, askedId)
  if (await standsImported(db, administrationId)) throw new ApiError('audit_file_imported')
  const auditFileId = file.imported_at === null ? askedId : await keepAnew(db, author, file)
  const plan = await planImport(db, administrationId, contents, accounts)
  const isEmpty = [...plan.opening.balances.values()].every((cents) => cents === 0)
  if (isEmpty && !withEntries) throw new ApiError('audit_file_empty')
  if (withEntries) await assertEntries(db, administrationId, contents, plan)
  const madeAccounts = await takeAccounts(db, author, plan, withEntries)
  const contacts = await takeContacts(db, author, plan)
  const collective = await takeCollective(db, author, [
    ...plan.opening.items,
    ...(withEntries ? itemLines(plan, contacts.idOf) : []),
  ])
  const contactOf: WhereTo['contactOf'] = ({ kind, contact }) =>
    (contact === null ? undefined : contacts.idOf.get(contact)) ?? must(collective.get(kind), 'a collective contact')
  const opening = isEmpty
    ? null
    : await saveOpening(db, author, {
        startDate: contents.opening.date,
        lines: linesOf(plan, madeAccounts.idOf),
        openItems: plan.opening.items.map(({ contact, ...item }) => ({
          ...item,
          contactId: contactOf({ contact, ...item }),
        })),
      })
  const openingBalanceId = opening?.id ?? null
  const entries = withEntries
    ? await takeEntries(db, author, plan.entries, {
        auditFileId,
        openingBalanceId,
        accountOf: accountsOf(plan, madeAccounts.idOf),
        contactOf,
        knownContact: (id) => contacts.idOf.get(id),
      })
    : 0
  const madeContacts = [...contacts.made, ...collective.values()]
  await db
    .updateTable('audit_files')
    .set({ imported_at: now, imported_by: userId, opening_balance_id: openingBalanceId })
    .where('administration_id', '=', administrationId)
    .where('id', '=', auditFileId)
    .execute()
  await recordParts(db, administrationId, auditFileId, { accounts: madeAccounts.made, contacts: madeContacts })
  return {
    auditFileId,
    openingBalanceId,
    journalEntryId: opening?.journalEntryId ?? null,
    accounts: madeAccounts.made.length,
    contacts: madeContacts.length,
    entries,
  }
}

/** Throws where the bookings cannot be booked here, or would go to an account that nothing may be put on. */
async function assertEntries(
  db: Db,
  administrationId: number,
  contents: AuditFileContents,
  { accounts, chart }: ImportPlan,
): Promise<void> {
  const whyNot = whyNoEntries(contents)
  if (whyNot !== null) throw new ApiError('audit_file_entries', { fields: { withEntries: whyNot } })
  for (const { source, inEntries, accountId } of accounts) {
    if (!inEntries || accountId === null) continue
    const account = chart.get(accountId)
    if (account && mayHold(account)) continue
    const why = `Rekening ${source.number} ${source.name} kan hier niet heen. Kies een andere rekening.`
    throw new ApiError('invalid_input', { fields: { [`accounts.${source.number}`]: why } })
  }
  await assertOpenDay(db, administrationId, contents.startDate, 'startDate')
}

/** Lines on receivables and payables, with the contact that they are of as far as it is one of the file. */
function itemLines({ entries }: ImportPlan, idOf: ReadonlyMap<string, number>): Pick<ItemOfFile, 'kind' | 'contact'>[] {
  return entries.entries.flatMap(({ lines }) =>
    lines.flatMap(({ account, contact }) => {
      const kind = entries.kindOf(account)
      return kind === null ? [] : [{ kind, contact: contact !== null && idOf.has(contact) ? contact : null }]
    }),
  )
}

function accountsOf({ accounts }: ImportPlan, idOf: ReadonlyMap<number, number>): WhereTo['accountOf'] {
  const ids = new Map(
    accounts.map(({ source, accountId }, place) => [source.number, accountId ?? idOf.get(newAccountKey(place))]),
  )
  return (number) => must(ids.get(number), 'the account of a booking')
}

interface TakenAccounts {
  /** By the key of a new account in the opening. */
  readonly idOf: ReadonlyMap<number, number>
  /** Made, or taken into use again. */
  readonly made: readonly number[]
}

async function takeAccounts(
  db: Db,
  { administrationId }: Author,
  plan: ImportPlan,
  withEntries: boolean,
): Promise<TakenAccounts> {
  const idOf = new Map<number, number>()
  const made: number[] = []
  for (const [place, { source, inOpening, inEntries, accountId, create }] of plan.accounts.entries()) {
    if (!inOpening && !(withEntries && inEntries)) continue
    if (accountId !== null) {
      const account = plan.chart.get(accountId)
      if (account === undefined || account.isActive || made.includes(accountId)) continue
      await setAccountDeactivated(db, administrationId, accountId, null)
      made.push(accountId)
      continue
    }
    const fields = { [`accounts.${source.number}`]: `Kies waar rekening ${source.number} ${source.name} heen gaat.` }
    if (create === null) throw new ApiError('invalid_input', { fields })
    const id = await createAccount(db, { administrationId, ...create, defaultVatCode: null })
    if (id === null) {
      const taken = `Rekeningnummer ${create.number} is al in gebruik. Kies een ander nummer of een rekening uit de lijst.`
      throw new ApiError('invalid_input', { fields: { [`accounts.${source.number}`]: taken } })
    }
    idOf.set(newAccountKey(place), id)
    made.push(id)
  }
  return { idOf, made }
}

async function takeCollective(
  db: Db,
  author: Author,
  items: readonly Pick<ItemOfFile, 'kind' | 'contact'>[],
): Promise<ReadonlyMap<ItemOfFile['kind'], number>> {
  const contacts = new Map<ItemOfFile['kind'], number>()
  for (const { kind, contact } of items) {
    if (contact !== null || contacts.has(kind)) continue
    const name = kind === 'receivable' ? 'Diverse klanten (beginbalans)' : 'Diverse leveranciers (beginbalans)'
    contacts.set(kind, await collectiveContact(db, author, name))
  }
  return contacts
}

function linesOf({ opening }: ImportPlan, idOf: ReadonlyMap<number, number>): OpeningBalanceInput['lines'] {
  return [...opening.balances]
    .filter(([, cents]) => cents !== 0)
    .map(([key, cents]) => ({
      accountId: key > 0 ? key : must(idOf.get(key), 'a new account'),
      debitCents: Math.max(cents, 0),
      creditCents: Math.max(-cents, 0),
    }))
}

async function recordParts(
  db: Db,
  administrationId: number,
  auditFileId: number,
  { accounts, contacts }: { readonly accounts: readonly number[]; readonly contacts: readonly number[] },
): Promise<void> {
  const part = { administration_id: administrationId, audit_file_id: auditFileId }
  const rows = [
    ...accounts.map((id) => ({ ...part, account_id: id, contact_id: null })),
    ...contacts.map((id) => ({ ...part, account_id: null, contact_id: id })),
  ]
  // A statement has a limit of 65,535 parameters.
  for (let at = 0; at < rows.length; at += 5000) {
    await db
      .insertInto('audit_file_parts')
      .values(rows.slice(at, at + 5000))
      .execute()
  }
}
