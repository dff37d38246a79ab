import {
  matchContacts,
  openingOfFile,
  proposeAccounts,
  type AuditFileContents,
  type ChartAccount,
  type MatchedContact,
  type OpeningOfFile,
  type ProposedAccount,
} from '@klopt/bookkeeping/audit-file'
import { must } from '@klopt/bookkeeping/money'
import type { AuditFileImport } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { knownContacts } from '../../contacts/known-contacts.ts'
import { planEntries, type EntryPlan } from './plan-entries.ts'

/** What taking an audit file over would do, on the accounts it is put on. */
export interface ImportPlan {
  /** Without those that nothing stands on. */
  readonly accounts: readonly ProposedAccount[]
  readonly chart: ReadonlyMap<number, ChartAccount & { readonly isActive: boolean }>
  readonly contacts: readonly MatchedContact[]
  readonly archived: ReadonlySet<number>
  /** By the account it goes to: an id of the books, or minus the place of a new one in `accounts` less one. */
  readonly opening: OpeningOfFile
  readonly entries: EntryPlan
}

type Chosen = AuditFileImport['accounts']

/** Where everything of an audit file goes, as proposed but for what somebody chose. */
export async function planImport(
  db: Db,
  administrationId: number,
  contents: AuditFileContents,
  chosen: Chosen = [],
): Promise<ImportPlan> {
  const chart = await chartOf(db, administrationId)
  const known = await knownContacts(db, administrationId)
  const choices = new Map(chosen.map((choice) => [choice.number, choice]))
  const accounts = proposeAccounts(contents, [...chart.values()]).map((proposed) => {
    const choice = choices.get(proposed.source.number)
    if (choice === undefined) return proposed
    return {
      ...proposed,
      accountId: choice.accountId,
      create: choice.accountId === null ? (choice.create ?? proposed.create) : null,
    }
  })
  const places = new Map(accounts.map(({ source }, place) => [source.number, place]))
  const target = (number: string) => {
    const place = must(places.get(number), 'an account that the reader knows')
    const { accountId, create } = must(accounts[place], 'an account at its place')
    if (accountId === null) return { id: newAccountKey(place), rgs: null, type: create?.type ?? null }
    const account = chart.get(accountId)
    return { id: accountId, rgs: account?.rgs ?? null, type: account?.type ?? null }
  }
  const opening = openingOfFile(contents, target)
  const entries = planEntries(contents, opening.items, {
    rgsOf: (number) => target(number).rgs,
    isEquity: (number) => target(number).type === 'equity',
  })
  const archived = new Set(known.filter(({ isArchived }) => isArchived).map(({ id }) => id))
  return { accounts, chart, contacts: matchContacts(contents.contacts, known), archived, opening, entries }
}

/** The key of a new account in the opening: below every id. */
export const newAccountKey = (place: number): number => -1 - place

async function chartOf(db: Db, administrationId: number): Promise<ImportPlan['chart']> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'number', 'name', 'rgs_code', 'type', 'deactivated_at'])
    .where('administration_id', '=', administrationId)
    .orderBy('number')
    .execute()
  // What is out of use comes last, and is taken into use again when nothing else fits.
  const ordered = [
    ...rows.filter((row) => row.deactivated_at === null),
    ...rows.filter((row) => row.deactivated_at !== null),
  ]
  return new Map(
    ordered.map(({ id, number, name, rgs_code: rgs, type, deactivated_at: since }) => [
      id,
      { id, number, name, rgs, type, isActive: since === null },
    ]),
  )
}
