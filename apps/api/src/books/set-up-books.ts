import type { LegalForm } from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'
import { addBankBook } from './add-money-book.ts'
import { completeChart } from './complete-chart.ts'

export interface BooksSetup {
  readonly administrationId: number
  readonly legalForm: LegalForm
  /** The primary bank account, when it is known already. */
  readonly bank: { readonly iban: string; readonly accountHolder: string } | null
}

/** Gives a new administration its chart of accounts and its journals. */
export async function setUpBooks(db: Db, setup: BooksSetup): Promise<void> {
  const { administrationId, legalForm } = setup
  await completeChart(db, administrationId, legalForm)
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

function journal(
  administrationId: number,
  type: 'sales-book' | 'purchase-book' | 'general',
  code: string,
  name: string,
) {
  return {
    administration_id: administrationId,
    type,
    code,
    name,
    account_id: null,
    financial_type: null,
    iban: null,
    account_holder: null,
  }
}
