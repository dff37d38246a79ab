import { iban } from '@klopt/validators'
import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { fieldChecker } from '../../kernel/field-checker.ts'
import { route } from '../../kernel/route.ts'
import { addMoneyBook } from '../../books/add-money-book.ts'
import { lockAdministration } from '../../books/lock-administration.ts'
import { makePrimaryBook, moneyBooksOf, renameMoneyBook } from '../../books/money-books.ts'

const access = administration('ADMIN')

/** Accounts at a bank that have an IBAN of their own. */
const withIban: readonly string[] = ['CHECKING', 'SAVINGS', 'BUNQ']

/** Bank and cash books as the settings keep them. */
export const journalRoutes = [
  route(contract.journals.create, {
    access,
    handle: async ({ db, administrationId, audit, input: { body } }) => {
      const fields = fieldChecker()
      const number = body.financialType === 'CASH' ? null : fields.check('iban', body.iban, iban)
      if (withIban.includes(body.financialType)) fields.required('iban', body.iban)
      fields.assertValid()
      // Books are opened one after the other, so that two of them never take one code or account.
      await lockAdministration(db, administrationId)
      const books = await moneyBooksOf(db, administrationId)
      if (number !== null && books.some((book) => book.iban === number)) {
        throw new ApiError('invalid_input', { fields: { iban: 'Deze rekening staat al in je administratie' } })
      }
      const id = await addMoneyBook(db, {
        administrationId,
        name: body.name.trim(),
        financialType: body.financialType,
        iban: number,
        accountHolder: body.accountHolder?.trim() || null,
        isPrimary: body.financialType !== 'CASH' && !books.some((book) => book.type === 'bankbook'),
      })
      audit('create', 'journal', id, { name: body.name, financialType: body.financialType })
      return { id }
    },
  }),

  route(contract.journals.rename, {
    access,
    handle: async ({ db, administrationId, audit, input: { params, body } }) => {
      await renameMoneyBook(db, administrationId, params.journalId, body.name.trim())
      audit('rename', 'journal', params.journalId, { name: body.name })
    },
  }),

  route(contract.journals.makePrimary, {
    access,
    handle: async ({ db, administrationId, audit, input: { params } }) => {
      await lockAdministration(db, administrationId)
      const books = await moneyBooksOf(db, administrationId)
      if (!books.some((book) => book.id === params.journalId && book.type === 'bankbook')) {
        throw new ApiError('not_found')
      }
      await makePrimaryBook(db, administrationId, params.journalId)
      audit('make_primary', 'journal', params.journalId)
    },
  }),
]
