import { namesSomebody } from '@klopt/bookkeeping/bank'
import type { contract, BodyOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import { accountsById } from '../../../books/accounts-by-id.ts'
import { ApiError } from '../../../kernel/api-error.ts'

type Wanted = BodyOf<typeof contract.bank.muteSuggestion>

/**
 * Leaves a document, several together, or an account out for the counterparty of a line from now on; what is left out
 * already stays so. Throws `not_found`, and `invalid_input` when the line names nobody or it is not said what is meant.
 */
export async function muteSuggestion(
  db: Db,
  { administrationId, now }: { readonly administrationId: number; readonly now: Date },
  { transactionId, kind, accountId, openItemIds: itemIds }: Wanted,
): Promise<{ id: number; isNew: boolean }> {
  const line = await db
    .selectFrom('bank_transactions')
    .select(['counterparty_iban', 'counterparty_name'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', transactionId)
    .executeTakeFirst()
  if (!line) throw new ApiError('not_found')
  if (!namesSomebody({ counterpartyIban: line.counterparty_iban, counterpartyName: line.counterparty_name }))
    throw invalid('transactionId', 'Deze bankregel noemt geen rekening en geen naam. Maak een regel op de omschrijving')
  if ((kind === 'account') !== (accountId !== null))
    throw invalid('accountId', 'Kies de rekening die niet meer voorgesteld wordt')
  if (accountId !== null) await assertKnown(db, administrationId, accountId)
  const ids = [...new Set(itemIds)].toSorted((a, b) => a - b)
  await assertDocuments(db, administrationId, kind, ids)
  const documents = kind === 'account' ? null : ids
  const kept = { administration_id: administrationId, kind, account_id: accountId, open_item_ids: documents, ...line }
  const added = await db
    .insertInto('muted_suggestions')
    .values({ ...kept, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added ? { id: added.id, isNew: true } : { id: await idOf(db, kept), isNew: false }
}

/** Any account of these books: what lines went to may be suggested long after nobody may book on it any more. */
async function assertKnown(db: Db, administrationId: number, accountId: number) {
  const accounts = await accountsById(db, administrationId, [accountId])
  if (!accounts.has(accountId)) throw invalid('accountId', 'Kies een grootboekrekening uit de lijst')
}

/** One document, or several together, of these books. */
async function assertDocuments(db: Db, administrationId: number, kind: Wanted['kind'], ids: readonly number[]) {
  const isComplete = { account: ids.length === 0, open_item: ids.length === 1, combination: ids.length > 1 }[kind]
  if (!isComplete) throw invalid('openItemIds', 'Kies de factuur die niet meer voorgesteld wordt')
  if (ids.length === 0) return
  const { count } = await db
    .selectFrom('owed_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('administration_id', '=', administrationId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  if (Number(count) !== ids.length) throw invalid('openItemIds', 'Deze factuur is er niet meer. Vernieuw de pagina')
}

interface Kept extends Pick<Wanted, 'kind'> {
  readonly administration_id: number
  readonly account_id: number | null
  readonly open_item_ids: readonly number[] | null
  readonly counterparty_iban: string | null
  readonly counterparty_name: string | null
}

/** The one that there is. By its account when it has one, however the bank wrote the name. */
async function idOf(db: Db, kept: Kept): Promise<number> {
  const { id } = await db
    .selectFrom('muted_suggestions')
    .select('id')
    .where('administration_id', '=', kept.administration_id)
    .where('kind', '=', kept.kind)
    .where('account_id', 'is not distinct from', kept.account_id)
    .where('open_item_ids', 'is not distinct from', sql<number[] | null>`${kept.open_item_ids}::bigint[]`)
    .where(
      ({ fn }) => fn.coalesce('counterparty_iban', fn<string>('upper', ['counterparty_name'])),
      '=',
      ({ fn, val }) =>
        kept.counterparty_iban === null
          ? fn<string>('upper', [val(kept.counterparty_name)])
          : val(kept.counterparty_iban),
    )
    .executeTakeFirstOrThrow()
  return id
}

const invalid = (field: string, text: string) => new ApiError('invalid_input', { fields: { [field]: text } })
