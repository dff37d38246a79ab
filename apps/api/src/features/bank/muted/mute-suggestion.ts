import { namesSomebody } from '@klopt/bookkeeping/bank'
import type { contract, BodyOf } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { assertBookable } from '../../../books/assert-bookable.ts'
import { ApiError } from '../../../kernel/api-error.ts'

type Wanted = BodyOf<typeof contract.bank.muteSuggestion>

/**
 * Leaves a kind of suggestion out for the counterparty of a line from now on; what is left out already stays so. Throws
 * `not_found`, and `invalid_input` when the line names nobody.
 */
export async function muteSuggestion(
  db: Db,
  { administrationId, now }: { readonly administrationId: number; readonly now: Date },
  { transactionId, kind, accountId }: Wanted,
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
  if (accountId !== null) await assertBookable(db, administrationId, [{ accountId, field: 'accountId' }])
  const kept = { administration_id: administrationId, kind, account_id: accountId, ...line }
  const added = await db
    .insertInto('muted_suggestions')
    .values({ ...kept, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added ? { id: added.id, isNew: true } : { id: await idOf(db, kept), isNew: false }
}

interface Kept extends Pick<Wanted, 'kind'> {
  readonly administration_id: number
  readonly account_id: number | null
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
