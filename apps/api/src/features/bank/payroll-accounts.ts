import type { SuggestionCandidates } from '@klopt/bookkeeping/bank'

type Payroll = NonNullable<SuggestionCandidates['payroll']>

/** What is owed of wages; who has no staff pays a pension of their own, which is private. */
const ACCOUNTS: readonly (readonly [kind: Payroll[number]['kind'], ...rgsCodes: string[]])[] = [
  ['wages', 'BSchSalNet'],
  ['holiday', 'BSchSalTvg'],
  ['pension', 'BSchOvsStp', 'BEivKapPpr'],
  ['tax', 'BSchBepLhe'],
]

/** What the chart has an account for, of what is paid of wages: the first that there is. */
export const payrollAccountsIn = (inUse: (rgsCode: string) => { readonly id: number } | undefined): Payroll =>
  ACCOUNTS.flatMap(([kind, ...rgsCodes]) => {
    const [account] = rgsCodes.flatMap((code) => inUse(code) ?? [])
    return account ? [{ kind, accountId: account.id }] : []
  })
