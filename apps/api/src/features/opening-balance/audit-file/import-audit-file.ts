import type { AuditFileContents, ItemOfFile } from '@klopt/bookkeeping/audit-file'
import { must } from '@klopt/bookkeeping/money'
import type { AuditFileImport, contract, OpeningBalanceInput, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { createAccount, setAccountDeactivated } from '../../../books/change-account.ts'
import { lockAdministration } from '../../../books/lock-administration.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Author } from '../reverse-opening.ts'
import { saveOpening } from '../save-opening.ts'
import { findAuditFile, standsImported } from './audit-file-rows.ts'
import { newAccountKey, planImport, type ImportPlan } from './plan-import.ts'
import { collectiveContact, takeContacts } from './take-contacts.ts'

type Imported = ResponseOf<typeof contract.openingBalances.importAuditFile>

/**
 * Takes an audit file over: accounts and contacts that the books do not have, and its opening balance, which takes the place
 * of the one that stands. Throws `audit_file_imported` while one stands that was taken over, this one or another,
 * `audit_file_empty`, and what `saveOpening` throws.
 */
export async function importAuditFile(
  db: Db,
  author: Author,
  { auditFileId, contents, accounts }: { auditFileId: number; contents: AuditFileContents } & AuditFileImport,
): Promise<Imported> {
  const { administrationId, userId, now } = author
  // One after the other: two at once would both find none that stands.
  await lockAdministration(db, administrationId)
  const file = await findAuditFile(db, administrationId, auditFileId)
  if (file.imported_at !== null || (await standsImported(db, administrationId)))
    throw new ApiError('audit_file_imported')
  const plan = await planImport(db, administrationId, contents, accounts)
  if ([...plan.opening.balances.values()].every((cents) => cents === 0)) throw new ApiError('audit_file_empty')
  const madeAccounts = await takeAccounts(db, author, plan)
  const contacts = await takeContacts(db, author, plan)
  const collective = await takeCollective(db, author, plan.opening.items)
  const contactOf = ({ kind, contact }: ItemOfFile) =>
    (contact === null ? undefined : contacts.idOf.get(contact)) ?? must(collective.get(kind), 'a collective contact')
  const opening = await saveOpening(db, author, {
    startDate: contents.opening.date,
    lines: linesOf(plan, madeAccounts.idOf),
    openItems: plan.opening.items.map(({ contact, ...item }) => ({
      ...item,
      contactId: contactOf({ contact, ...item }),
    })),
  })
  const madeContacts = [...contacts.made, ...collective.values()]
  await db
    .updateTable('audit_files')
    .set({ imported_at: now, imported_by: userId, opening_balance_id: opening.id })
    .where('administration_id', '=', administrationId)
    .where('id', '=', auditFileId)
    .execute()
  await recordParts(db, administrationId, auditFileId, { accounts: madeAccounts.made, contacts: madeContacts })
  return {
    openingBalanceId: opening.id,
    journalEntryId: opening.journalEntryId,
    accounts: madeAccounts.made.length,
    contacts: madeContacts.length,
  }
}

interface TakenAccounts {
  /** By the key of a new account in the opening. */
  readonly idOf: ReadonlyMap<number, number>
  /** Made, or taken into use again. */
  readonly made: readonly number[]
}

async function takeAccounts(db: Db, { administrationId }: Author, plan: ImportPlan): Promise<TakenAccounts> {
  const idOf = new Map<number, number>()
  const made: number[] = []
  for (const [place, { source, isUsed, accountId, create }] of plan.accounts.entries()) {
    if (!isUsed) continue
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
  items: readonly ItemOfFile[],
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
