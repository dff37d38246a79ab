import type { SuggestionCandidates } from '@klopt/bookkeeping/bank'
import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import type { TaxKind } from '@klopt/bookkeeping/payments'
import type { VatCode } from '@klopt/bookkeeping/vat'

/** Where each tax is booked when it is paid: on what is owed of it, what is private, or a cost. */
const ACCOUNTS: readonly (readonly [kind: TaxKind, rgsCode: string, vatCode: VatCode | null])[] = [
  ['vat', SYSTEM_ACCOUNTS.vatPayable, null],
  ['payroll', 'BSchBepLhe', null],
  ['profit', 'BSchBepVpb', null],
  ['dividend', 'BSchBepTdb', null],
  // Of whoever owns the business, where that is a person.
  ['income', 'BEivKapPbe', null],
  ['care', 'BEivKapPpr', null],
  ['vehicle', 'WBedAutMot', 'purchase_none'],
]

/** The taxes that the chart has an account for. */
export const taxAccountsIn = (
  inUse: (rgsCode: string) => { readonly id: number } | undefined,
): NonNullable<SuggestionCandidates['taxAccounts']> =>
  ACCOUNTS.flatMap(([kind, rgsCode, vatCode]) => {
    const account = inUse(rgsCode)
    return account ? [{ kind, accountId: account.id, vatCode }] : []
  })
