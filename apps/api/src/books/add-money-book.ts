import { bankFromIban } from '@klopt/validators'
import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'
import type { FinancialType } from '../database/schema/ledger.ts'

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

/** What sets books apart. */
const codes = { cashbook: 'KAS', bankbook: 'BNK' } as const

/** Where money of a kind stands in the ledger: the chart's own account, and from which number on further ones go. */
interface Kind {
  readonly rgs: string
  readonly firstNumber: number
}

const bank: Kind = { rgs: SYSTEM_ACCOUNTS.bankDefault, firstNumber: 1101 }
const kinds: Readonly<Record<FinancialType, Kind>> = {
  CASH: { rgs: SYSTEM_ACCOUNTS.cash, firstNumber: 1001 },
  SAVINGS: { rgs: 'BLimBanDep', firstNumber: 1121 },
  CREDIT: { rgs: 'BLimKruCra', firstNumber: 1151 },
  CHECKING: bank,
  BUNQ: bank,
  MOLLIE: bank,
  PAYPAL: bank,
  STRIPE: bank,
  SUMUP: bank,
}

/**
 * Opens a bank or cash book on a ledger account of its own: the one its money was booked on before it had a book, else
 * the chart's own for the first of its kind, else the next free number after it. Returns the journal's id.
 */
export async function addMoneyBook(db: Db, book: NewMoneyBook): Promise<number> {
  const { administrationId } = book
  const type = book.financialType === 'CASH' ? 'cashbook' : 'bankbook'
  const books = await db
    .selectFrom('journals')
    .select(['type', 'account_id'])
    .where('administration_id', '=', administrationId)
    .where('type', 'in', ['bankbook', 'cashbook'])
    .execute()
  const existing = books.filter((other) => other.type === type)
  const taken = books.flatMap((row) => row.account_id ?? [])
  const { id } = await db
    .insertInto('journals')
    .values({
      administration_id: administrationId,
      type,
      code: `${codes[type]}${existing.length + 1}`,
      name: book.name,
      account_id: await accountIdOf(db, book, taken),
      financial_type: book.financialType,
      is_primary: book.isPrimary,
      iban: book.iban,
      account_holder: book.accountHolder,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * The ledger account of money on which lines with this account on the other side were booked: where it was kept before it
 * had a book. Null when there is none.
 */
export async function accountOfMoney(
  db: Db,
  administrationId: number,
  iban: string,
): Promise<{ readonly id: number; readonly isSavings: boolean } | null> {
  const codes = [...new Set(Object.values(kinds).map(({ rgs }) => rgs))]
  const row = await bookedLines(db, administrationId)
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.id', '=', 'l.account_id').on('a.administration_id', '=', administrationId),
    )
    .select(['a.id', 'a.rgs_code'])
    .where('t.counterparty_iban', '=', iban)
    .where('a.rgs_code', 'in', codes)
    .where('a.deactivated_at', 'is', null)
    .orderBy('t.transaction_date', 'desc')
    .orderBy('t.id', 'desc')
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, isSavings: row.rgs_code === kinds.SAVINGS.rgs }
}

/** Whether money of an account elsewhere was booked here, which then is not the one that gets a book now. */
async function isOfAnother(db: Db, administrationId: number, accountId: number): Promise<boolean> {
  const row = await bookedLines(db, administrationId)
    .select('t.id')
    .where('l.account_id', '=', accountId)
    .where('t.counterparty_iban', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Bank lines with the lines of their entries that are not on the bank itself. */
function bookedLines(db: Db, administrationId: number) {
  return db
    .selectFrom('bank_lines as t')
    .innerJoin('journals as j', (join) =>
      join.onRef('j.id', '=', 't.journal_id').on('j.administration_id', '=', administrationId),
    )
    .innerJoin('journal_lines as l', (join) =>
      join
        .onRef('l.entry_id', '=', 't.journal_entry_id')
        .on('l.administration_id', '=', administrationId)
        .onRef('l.account_id', '<>', 'j.account_id'),
    )
    .where('t.administration_id', '=', administrationId)
}

async function accountIdOf(
  db: Db,
  { administrationId, name, financialType, iban }: NewMoneyBook,
  taken: readonly number[],
): Promise<number> {
  const { rgs, firstNumber } = kinds[financialType]
  const kept = iban === null ? null : await accountOfMoney(db, administrationId, iban)
  if (kept !== null && !taken.includes(kept.id)) return kept.id
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'number', 'rgs_code', 'deactivated_at'])
    .where('administration_id', '=', administrationId)
    .orderBy('number')
    .execute()
  const free = accounts.find(
    (account) => account.rgs_code === rgs && account.deactivated_at === null && !taken.includes(account.id),
  )
  if (free && !(await isOfAnother(db, administrationId, free.id))) return free.id
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
