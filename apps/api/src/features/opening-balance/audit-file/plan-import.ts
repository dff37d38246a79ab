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
import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import type { AuditFileImport } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { knownContacts } from '../../contacts/known-contacts.ts'

/** What taking an audit file over would do, on the accounts it is put on. */
export interface ImportPlan {
  /** Without those that nothing stands on. */
  readonly accounts: readonly ProposedAccount[]
  readonly chart: ReadonlyMap<number, ChartAccount & { readonly isActive: boolean }>
  readonly contacts: readonly MatchedContact[]
  readonly archived: ReadonlySet<number>
  /** By the account it goes to: an id of the books, or minus the place of a new one in `accounts` less one. */
  readonly opening: OpeningOfFile
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
  // Bookings of the year are not taken over, so that accounts of them alone are not made.
  const accounts = proposeAccounts({ ...contents, entries: [] }, [...chart.values()]).map((proposed) => {
    const choice = choices.get(proposed.source.number)
    if (choice === undefined) return proposed
    return {
      ...proposed,
      accountId: choice.accountId,
      create: choice.accountId === null ? (choice.create ?? proposed.create) : null,
    }
  })
  const places = new Map(accounts.map(({ source }, place) => [source.number, place]))
  const opening = openingOfFile(contents, (number) => {
    const place = must(places.get(number), 'an account that the reader knows')
    const accountId = must(accounts[place], 'an account at its place').accountId
    return accountId === null
      ? { id: newAccountKey(place), rgs: null }
      : { id: accountId, rgs: chart.get(accountId)?.rgs ?? null }
  })
  const archived = new Set(known.filter(({ isArchived }) => isArchived).map(({ id }) => id))
  return { accounts, chart, contacts: matchContacts(contents.contacts, known), archived, opening }
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

/** In Dutch: what deserves a look before it is taken over. */
export function problemsOf(contents: AuditFileContents, { accounts, chart, opening }: ImportPlan): string[] {
  const problems = [...contents.problems]
  if (contents.opening.lines.every(({ cents }) => cents === 0)) {
    problems.push('In dit bestand staat geen beginbalans. Exporteer het jaar waarmee je in Klopt begint.')
  }
  const collective = opening.items.filter(({ contact }) => contact === null)
  if (collective.length > 0) {
    problems.push(
      'Het bestand zegt niet van wie alle openstaande posten zijn. Wat overblijft, komt op een verzamelrelatie te staan.',
    )
  }
  if (accounts.some(({ by, openingCents }) => by === 'vat' && openingCents !== 0)) {
    const target = [...chart.values()].find(({ rgs }) => rgs === SYSTEM_ACCOUNTS.vatPayable)
    problems.push(
      `Btw uit je oude pakket komt op '${target?.name ?? 'Te betalen omzetbelasting'}' en wordt niet opnieuw aangegeven.`,
    )
  }
  if (contents.entries.length > 0) {
    problems.push('De boekingen van het jaar worden niet overgenomen, alleen de beginbalans.')
  }
  return problems
}
