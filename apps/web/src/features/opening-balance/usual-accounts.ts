import type { LedgerAccount } from '@klopt/api-client/contract'
import { isTemporary, SYSTEM_ACCOUNTS, VAT_ACCOUNTS } from '@klopt/bookkeeping/ledger'

/** By the start of their RGS code: equipment, the owner's capital or the shares, cash, bank, and what is owed and due. */
const USUAL = ['BMvaBei', 'BEivKapOnd', 'BEivGok', 'BEivOvr', 'BLimKas', 'BLimBan', 'BVorDeb', 'BSchCre']

/** Whether books can begin with it; what was declared before does not stand on an account of VAT. */
export const mayOpen = ({ active, type, rgsCode }: LedgerAccount): boolean =>
  active && !isTemporary(type) && !VAT_ACCOUNTS.includes(rgsCode ?? '')

/** Whether nearly every opening balance has the account, so that it is there to be filled in. */
export const isUsual = (account: LedgerAccount): boolean =>
  mayOpen(account) && USUAL.some((start) => account.rgsCode?.startsWith(start))

/** VAT of sales that were not paid yet, on a cash basis. */
export const POSTPONED: string = SYSTEM_ACCOUNTS.postponedVat
