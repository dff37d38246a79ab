import type { CountryRefund, VatRefund } from '@klopt/api-client/contract'

/** The countries of a year that is over whose VAT is still to be asked back, while that is possible. */
export const toAskBack = ({ year, deadline, countries }: VatRefund, today: string): readonly CountryRefund[] =>
  today < `${year + 1}-01-01` || today > deadline
    ? []
    : countries.filter(({ requested, isBelowMinimum }) => requested === null && !isBelowMinimum)
