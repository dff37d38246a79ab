import { LAST_BOOK_DAY } from '../../books/account-sums.ts'
import type { SuggestionCandidates } from '@klopt/bookkeeping/bank'
import { PROVIDER_TYPES } from '../../books/money-kinds.ts'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { bookBalance } from './book-balances.ts'

/** The books of payment providers with what they hold; few companies have more than one. */
export async function loadProviders(
  db: Db,
  administrationId: number,
): Promise<NonNullable<SuggestionCandidates['providers']>> {
  const books = await db
    .selectFrom('ledger_journals')
    .select(['id', 'account_id', 'name', 'financial_type'])
    .where('administration_id', '=', administrationId)
    .where('financial_type', 'in', Object.values(PROVIDER_TYPES))
    .where('account_id', 'is not', null)
    .orderBy('id')
    .execute()
  return Promise.all(
    books.map(async ({ id: journalId, account_id: accountId, name, financial_type: provider }) => ({
      journalId,
      accountId: must(accountId, 'the account of a book of money'),
      name,
      provider,
      balanceCents: await bookBalance(db, { administrationId, journalId }, LAST_BOOK_DAY),
    })),
  )
}
