import { isVatCode } from '@klopt/bookkeeping/vat'
import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { administration } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { isNeeded } from '../reports/present-account.ts'

const access = administration('ADMIN')

/** Changes to the chart of accounts. Nothing is deleted: an account that is no longer used is put out of use. */
export const ledgerAccountRoutes = [
  route(contract.accounts.create, {
    access,
    handle: async ({ db, administrationId, audit, input: { body } }) => {
      const created = await db
        .insertInto('accounts')
        .values({
          administration_id: administrationId,
          number: body.number,
          ...detailsOf(body),
          rgs_code: null,
          type: body.type,
          deactivated_at: null,
        })
        .onConflict((conflict) => conflict.columns(['administration_id', 'number']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!created) throw new ApiError('invalid_input', { fields: { number: 'Dit nummer is al in gebruik' } })
      audit('create', 'account', created.id, { number: body.number, name: body.name })
      return created
    },
  }),

  route(contract.accounts.save, {
    access,
    handle: async ({ db, administrationId, audit, input: { params, body } }) => {
      await change(db, administrationId, params.accountId, detailsOf(body))
      audit('update', 'account', params.accountId, { name: body.name })
    },
  }),

  route(contract.accounts.deactivate, {
    access,
    handle: async ({ db, administrationId, now, audit, input: { params } }) => {
      const account = await db
        .selectFrom('accounts')
        .select('rgs_code')
        .where('administration_id', '=', administrationId)
        .where('id', '=', params.accountId)
        .forUpdate()
        .executeTakeFirst()
      if (!account) throw new ApiError('not_found')
      if (isNeeded(account) || (await hasBook(db, administrationId, params.accountId)))
        throw new ApiError('account_needed')
      await change(db, administrationId, params.accountId, { deactivated_at: now })
      audit('deactivate', 'account', params.accountId)
    },
  }),

  route(contract.accounts.reactivate, {
    access,
    handle: async ({ db, administrationId, audit, input: { params } }) => {
      await change(db, administrationId, params.accountId, { deactivated_at: null })
      audit('reactivate', 'account', params.accountId)
    },
  }),
]

function detailsOf({ name, defaultVatCode }: Pick<LedgerAccount, 'name' | 'defaultVatCode'>) {
  if (defaultVatCode !== null && !isVatCode(defaultVatCode)) {
    throw new ApiError('invalid_input', { fields: { defaultVatCode: 'Kies een btw-code uit de lijst' } })
  }
  return { name: name.trim(), default_vat_code: defaultVatCode }
}

interface Change {
  readonly name?: string
  readonly default_vat_code?: string | null
  readonly deactivated_at?: Date | null
}

async function change(db: Db, administrationId: number, accountId: number, values: Change): Promise<void> {
  const changed = await db
    .updateTable('accounts')
    .set(values)
    .where('administration_id', '=', administrationId)
    .where('id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw new ApiError('not_found')
}

async function hasBook(db: Db, administrationId: number, accountId: number): Promise<boolean> {
  const book = await db
    .selectFrom('journals')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return book !== undefined
}
