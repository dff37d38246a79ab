import type { YearCheck } from '@klopt/api-client/contract'

/** A check, with the screen where it is put right: that of an account shows the days of the year. */
export type Check = Omit<YearCheck, 'href'> & {
  readonly screen:
    | 'assets'
    | 'bank'
    | 'bankBooks'
    | 'journal'
    | 'invoices'
    | 'partners'
    | 'purchases'
    | 'trialBalance'
    | 'vatReturn'
    | { readonly accountId: number }
    | null
}
