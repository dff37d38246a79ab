import { bankFromIban } from '@klopt/validators'
import { chartOfAccounts, SYSTEM_ACCOUNTS } from '@klopt/bookkeeping'
import type { Db } from '../../database/db.ts'
import type { FinancialType } from '../../database/schema/ledger.ts'

export interface BooksSetup {
  readonly administrationId: number
  readonly legalForm: 'zzp' | 'bv'
  /** The primary bank account, when it is known already. */
  readonly bank: { readonly iban: string; readonly accountHolder: string } | null
}

/** Gives a new administration its chart of accounts and its journals. */
export async function setUpBooks(db: Db, setup: BooksSetup): Promise<void> {
  const { administrationId, legalForm } = setup
  await db
    .insertInto('accounts')
    .values(
      chartOfAccounts(legalForm).map((account) => ({
        administration_id: administrationId,
        number: account.number,
        name: account.name,
        rgs_code: account.rgs,
        type: account.type,
        default_vat_code: account.defaultVatCode,
        deactivated_at: null,
      })),
    )
    .execute()
  await db
    .insertInto('journals')
    .values([
      journal(administrationId, 'sales-book', 'VRK', 'Verkoopboek'),
      journal(administrationId, 'purchase-book', 'INK', 'Inkoopboek'),
      journal(administrationId, 'general', 'MEM', 'Memoriaal'),
    ])
    .execute()
  if (setup.bank) await addBankBook(db, { administrationId, isPrimary: true, financialType: 'CHECKING', ...setup.bank })
}

export interface NewBankBook {
  readonly administrationId: number
  readonly iban: string
  readonly accountHolder: string | null
  readonly financialType: FinancialType
  readonly isPrimary: boolean
}

/**
 * Opens the bank book of an account: the chart's own bank account for the first, the next free number after it
 * for each further one. Returns the journal's id.
 */
export async function addBankBook(db: Db, book: NewBankBook): Promise<number> {
  const existing = await db
    .selectFrom('journals')
    .select('account_id')
    .where('administration_id', '=', book.administrationId)
    .where('type', '=', 'bankbook')
    .execute()
  const bankName = bankFromIban(book.iban) ?? 'Bank'
  const name = `${bankName} ${book.iban.slice(-4)}`
  const accountId = await bankAccountId(
    db,
    book.administrationId,
    existing.flatMap((row) => row.account_id ?? []),
    name,
  )
  const { id } = await db
    .insertInto('journals')
    .values({
      ...journal(book.administrationId, 'bankbook', `BNK${existing.length + 1}`, name),
      account_id: accountId,
      financial_type: book.financialType,
      is_primary: book.isPrimary,
      iban: book.iban,
      account_holder: book.accountHolder,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function bankAccountId(db: Db, administrationId: number, taken: number[], name: string): Promise<number> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'number', 'rgs_code'])
    .where('administration_id', '=', administrationId)
    .orderBy('number')
    .execute()
  const free = accounts.find(
    (account) => account.rgs_code === SYSTEM_ACCOUNTS.bankDefault && !taken.includes(account.id),
  )
  if (free) return free.id
  const numbers = new Set(accounts.map((account) => account.number))
  let number = 1101
  while (numbers.has(String(number))) number += 1
  const { id } = await db
    .insertInto('accounts')
    .values({
      administration_id: administrationId,
      number: String(number),
      name,
      rgs_code: SYSTEM_ACCOUNTS.bankDefault,
      type: 'asset',
      default_vat_code: null,
      deactivated_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function journal(
  administrationId: number,
  type: 'sales-book' | 'purchase-book' | 'general' | 'bankbook',
  code: string,
  name: string,
) {
  return {
    administration_id: administrationId,
    type,
    code,
    name,
    account_id: null as number | null,
    financial_type: null as FinancialType | null,
    iban: null as string | null,
    account_holder: null as string | null,
  }
}
