import { ACCOUNT_TEMPLATES } from '@klopt/bookkeeping/ledger'
import { isVatCode } from '@klopt/bookkeeping/vat'
import type { LedgerAccount } from '@klopt/api-client/contract'
import { contract } from '@klopt/api-client/schemas'
import { createAccount, lockAccount, saveAccount, setAccountDeactivated } from '../../books/change-account.ts'
import { chartAccount, unopenedAccounts } from '../../books/complete-chart.ts'
import { hasMoneyBook } from '../../books/money-books.ts'
import { administration } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { isNeeded } from '../reports/present-account.ts'

const access = administration('ADMIN')

/** Who keeps books opens what the standard chart foresees; an account of one's own is a setting. */
const bookkeeping = administration('ACCOUNTING')

/** Changes to the chart of accounts. Nothing is deleted: an account that is no longer used is put out of use. */
export const ledgerAccountRoutes = [
  route(contract.ledgerAccounts.chart, {
    access: bookkeeping,
    handle: async ({ db, administrationId }) =>
      (await unopenedAccounts(db, administrationId)).map(({ number, name, rgs, type }) => ({
        number,
        name,
        rgsCode: rgs,
        type,
      })),
  }),

  route(contract.ledgerAccounts.open, {
    access: bookkeeping,
    handle: async ({ db, administrationId, audit, input: { body } }) => {
      if (!ACCOUNT_TEMPLATES.some(({ rgs }) => rgs === body.rgsCode)) {
        throw new ApiError('invalid_input', { fields: { rgsCode: 'Kies een rekening uit het schema' } })
      }
      const accountId = await chartAccount(db, administrationId, body.rgsCode)
      audit('create', 'account', accountId, { rgsCode: body.rgsCode })
      return { id: accountId }
    },
  }),

  route(contract.ledgerAccounts.create, {
    access,
    handle: async ({ db, administrationId, audit, input: { body } }) => {
      const accountId = await createAccount(db, {
        administrationId,
        number: body.number,
        type: body.type,
        ...detailsOf(body),
      })
      if (accountId === null) throw new ApiError('invalid_input', { fields: { number: 'Dit nummer is al in gebruik' } })
      audit('create', 'account', accountId, { number: body.number, name: body.name })
      return { id: accountId }
    },
  }),

  route(contract.ledgerAccounts.save, {
    access,
    handle: async ({ db, administrationId, audit, input: { params, body } }) => {
      await saveAccount(db, administrationId, params.accountId, detailsOf(body))
      audit('update', 'account', params.accountId, { name: body.name })
    },
  }),

  route(contract.ledgerAccounts.deactivate, {
    access,
    handle: async ({ db, administrationId, now, audit, input: { params } }) => {
      const rgsCode = await lockAccount(db, administrationId, params.accountId)
      if (isNeeded({ rgs_code: rgsCode }) || (await hasMoneyBook(db, administrationId, params.accountId)))
        throw new ApiError('account_needed')
      await setAccountDeactivated(db, administrationId, params.accountId, now)
      audit('deactivate', 'account', params.accountId)
    },
  }),

  route(contract.ledgerAccounts.reactivate, {
    access,
    handle: async ({ db, administrationId, audit, input: { params } }) => {
      await setAccountDeactivated(db, administrationId, params.accountId, null)
      audit('reactivate', 'account', params.accountId)
    },
  }),
]

function detailsOf({ name, defaultVatCode }: Pick<LedgerAccount, 'name' | 'defaultVatCode'>) {
  if (defaultVatCode !== null && !isVatCode(defaultVatCode)) {
    throw new ApiError('invalid_input', { fields: { defaultVatCode: 'Kies een btw-code uit de lijst' } })
  }
  return { name: name.trim(), defaultVatCode }
}
