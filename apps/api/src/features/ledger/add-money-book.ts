import { bankFromIban } from '@klopt/validators'
import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping'
import type { Db } from '../../database/db.ts'
import type { FinancialType } from '../../database/schema/ledger.ts'

export interface NewMoneyBook {
  readonly administrationId: number
  readonly name: string
  readonly financialType: FinancialType
  /** Null for cash, and for what has none. */
  readonly iban: string | null
  readonly accountHolder: string | null
  readonly isPrimary: boolean
}

export type NewBankBook = Omit<NewMoneyBook, 'name' | 'iban'> & { readonly iban: string }

/** Opens the bank book of an account, called by its bank and its last digits. Returns the journal's id. */
export function addBankBook(db: Db, book: NewBankBook): Promise<number> {
  return addMoneyBook(db, { ...book, name: `${bankFromIban(book.iban) ?? 'Bank'} ${book.iban.slice(-4)}` })
}

/** What sets books of money apart in the ledger. */
const kinds = {
  cashbook: { code: 'KAS', rgs: SYSTEM_ACCOUNTS.cash, firstNumber: 1001 },
  bankbook: { code: 'BNK', rgs: SYSTEM_ACCOUNTS.bankDefault, firstNumber: 1101 },
} as const

/**
 * Opens a bank or cash book on a ledger account of its own: the chart's own for the first of its kind, the next free
 * number after it for each further one. Returns the journal's id.
 */
export async function addMoneyBook(db: Db, book: NewMoneyBook): Promise<number> {
  const { administrationId } = book
  const type = book.financialType === 'CASH' ? 'cashbook' : 'bankbook'
  const existing = await db
    .selectFrom('journals')
    .select('account_id')
    .where('administration_id', '=', administrationId)
    .where('type', '=', type)
    .execute()
  const taken = existing.flatMap((row) => row.account_id ?? [])
  const { id } = await db
    .insertInto('journals')
    .values({
      administration_id: administrationId,
      type,
      code: `${kinds[type].code}${existing.length + 1}`,
      name: book.name,
      account_id: await accountIdOf(db, book, taken, kinds[type]),
      financial_type: book.financialType,
      is_primary: book.isPrimary,
      iban: book.iban,
      account_holder: book.accountHolder,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function accountIdOf(
  db: Db,
  { administrationId, name }: NewMoneyBook,
  taken: readonly number[],
  { rgs, firstNumber }: (typeof kinds)[keyof typeof kinds],
): Promise<number> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'number', 'rgs_code'])
    .where('administration_id', '=', administrationId)
    .orderBy('number')
    .execute()
  const free = accounts.find((account) => account.rgs_code === rgs && !taken.includes(account.id))
  if (free) return free.id
  const numbers = new Set(accounts.map((account) => account.number))
  let number = firstNumber
  while (numbers.has(String(number))) number += 1
  const { id } = await db
    .insertInto('accounts')
    .values({
      administration_id: administrationId,
      number: String(number),
      name,
      rgs_code: rgs,
      type: 'asset',
      default_vat_code: null,
      deactivated_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
