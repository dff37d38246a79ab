import { contract } from '@klopt/api-client/schemas'
import { storedDay } from '../../database/stored-day.ts'
import { administration } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { accountCard } from './account-card.ts'
import { presentAccount } from './present-account.ts'
import { showEntry } from './show-entry.ts'
import { trialBalance } from './trial-balance.ts'

const access = administration('ACCOUNTING')

/** The ledger as it can be read: accounts, their cards, entries and the trial balance. */
export const reportRoutes = [
  route(contract.ledgerAccounts.list, {
    // Whoever books a bank line or an invoice chooses an account.
    access: administration('BOOKING'),
    handle: async ({ db, administrationId }) => {
      const rows = await db
        .selectFrom('ledger_accounts')
        .selectAll()
        .where('administration_id', '=', administrationId)
        .orderBy('number')
        .execute()
      return rows.map(presentAccount)
    },
  }),

  route(contract.reports.trialBalance, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, input: { query } }) => {
      assertRange(query)
      return trialBalance(db, administrationId, storedDay(query.from), storedDay(query.to))
    },
  }),

  route(contract.reports.accountCard, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, input: { params, query } }) => {
      assertRange(query)
      const range = { from: storedDay(query.from), to: storedDay(query.to) }
      return accountCard(db, administrationId, params.accountId, { ...query, ...range })
    },
  }),

  route(contract.reports.entry, {
    access: administration('BOOKING'),
    handle: ({ db, administrationId, input: { params } }) => showEntry(db, administrationId, params.entryId),
  }),
]

function assertRange({ from, to }: { from: string; to: string }): void {
  if (from > to) throw new ApiError('invalid_input', { fields: { to: 'Kies een einddatum na de begindatum' } })
}
