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
  vatPrivateUse: 'BSchBepBop',
  vatReverse: 'BSchBepBlw',
  vatNonEu: 'BSchBepBlb',
  vatEu: 'BSchBepBlu',
  inputVat: 'BVorVbkTvo',
  vatPayable: 'BSchBepBtw',
  /** VAT of invoices on a cash basis that the customer has not paid yet. */
  postponedVat: 'BSchBepOvb',
  bankDefault: 'BLimBanRba',
  cash: 'BLimKasKas',
  inTransit: 'BLimKruSto',
  suspense: 'BVorTusTbt',
  paymentDifferences: 'WBedAdlBet',
  badDebts: 'WBedVkkAdd',
  nonDeductibleVat: 'WBedAdlNbo',
  bankCharges: 'WBedAdlBan',
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

export type SystemAccount = keyof typeof SYSTEM_ACCOUNTS
