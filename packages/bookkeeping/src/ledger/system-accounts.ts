/**
 * The accounts that postings need by themselves, by their RGS code (Referentie
 * Grootboekschema, RGS MKB 3.7). The server resolves a code to the account of
 * the administration; each legal form's chart has all of them.
 */
export const SYSTEM_ACCOUNTS = {
  receivables: 'BVorDebHad',
  payables: 'BSchCreHac',
  vatHigh: 'BSchBepBla',
  vatLow: 'BSchBepBlv',
  vatOther: 'BSchBepBlo',
  vatPrivateUse: 'BSchBepBop',
  vatReverse: 'BSchBepBlw',
  vatNonEu: 'BSchBepBlb',
  vatEu: 'BSchBepBlu',
  inputVat: 'BVorVbkTvo',
  vatPayable: 'BSchBepBtw',
  /** VAT of other EU countries, which goes along in the list of the one-stop shop. */
  ossVat: 'BSchBepEob',
  /** VAT of invoices on a cash basis that the customer has not paid yet. */
  postponedVat: 'BSchBepOvb',
  bankDefault: 'BLimBanRba',
  cash: 'BLimKasKas',
  inTransit: 'BLimKruSto',
  suspense: 'BVorTusTbt',
  /** Costs and turnover that wait for the months they are for. */
  prepaidCosts: 'BVorOvaVan',
  deferredRevenue: 'BSchOpaVgo',
  paymentDifferences: 'WBedAdlBet',
  badDebts: 'WBedVkkAdd',
  nonDeductibleVat: 'WBedAdlNbo',
  bankCharges: 'WBedAdlBan',
  taxInterest: 'WFbeOrlRlb',
  taxFines: 'WBedAdlBev',
  revenueHigh: 'WOmzNodOdh',
  revenueLow: 'WOmzNodOdl',
  revenueZeroOrReverse: 'WOmzNodOdg',
  revenueExempt: 'WOmzNodNod',
  revenueEuGoods: 'WOmzNohOli',
  revenueEuServices: 'WOmzNodOdi',
  revenueEuInstallation: 'WOmzNohOla',
  revenueExport: 'WOmzNohOln',
  revenueServicesNonEu: 'WOmzNodOdb',
  revenuePrivateUse: 'WOmzNohOpg',
} as const

/** Where what was counted more or less than the cash book holds goes; a chart has it from the first time it is needed. */
export const CASH_DIFFERENCES = 'WBedAdlKav'

/** Where collection costs and interest go that a customer paid: no turnover. A chart has it from the first time it is needed. */
export const CLAIM_INCOME = 'WFbeRlmObr'

/** What customers paid in advance of a supply; a chart has it from the first time it is needed. */
export const DEPOSITS_RECEIVED = 'BSchVobVob'

/**
 * RGS codes of the accounts that hold exactly what is open on documents, and its VAT: only documents and their payments
 * are booked on them, nobody chooses them.
 */
export const CONTROL_ACCOUNTS: readonly string[] = [
  SYSTEM_ACCOUNTS.receivables,
  SYSTEM_ACCOUNTS.payables,
  SYSTEM_ACCOUNTS.postponedVat,
]

const NEEDED: ReadonlySet<string> = new Set(Object.values(SYSTEM_ACCOUNTS))

/** Whether postings find the account with this RGS code by themselves, so that it has to stay in use. */
export const isSystemAccount = (rgsCode: string): boolean => NEEDED.has(rgsCode)

export type SystemAccount = keyof typeof SYSTEM_ACCOUNTS
