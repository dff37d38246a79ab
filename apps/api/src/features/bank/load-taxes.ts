import type { SuggestionCandidates } from '@klopt/bookkeeping/bank'
import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import type { Db } from '../../database/db.ts'
import { ossDebts } from '../vat/oss-debts.ts'
import { taxDebts, type OwnTaxDebt } from '../vat/tax-debts.ts'
import { taxAccountsIn } from './tax-accounts.ts'

type InUse = (rgsCode: string) => { readonly id: number } | undefined
type Taxes = Pick<SuggestionCandidates, 'taxes' | 'taxAccounts'>

/** What is owed to the tax authority, once it is known which accounts the chart has for it. */
export async function loadTaxes(db: Db, administrationId: number): Promise<(inUse: InUse) => Taxes> {
  const [debts, lists] = await Promise.all([taxDebts(db, administrationId), ossDebts(db, administrationId)])
  return (inUse) => {
    const owed = inUse(SYSTEM_ACCOUNTS.vatPayable)
    const owedAbroad = inUse(SYSTEM_ACCOUNTS.ossVat)
    return {
      taxes: [
        ...(owed ? [{ accountId: owed.id, open: openOf(debts) }] : []),
        ...(owedAbroad ? [{ accountId: owedAbroad.id, open: openOf(lists), toAnyIban: true }] : []),
      ],
      taxAccounts: taxAccountsIn(inUse),
    }
  }
}

const openOf = (debts: readonly OwnTaxDebt[]) =>
  debts.flatMap(({ debt: { reference }, openCents }) => (openCents === 0 ? [] : [{ reference, openCents }]))
