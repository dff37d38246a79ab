/** From a day on, until the next one. */
export interface InterestRate {
  readonly from: string
  /** Hundredths of a percent a year. */
  readonly basisPoints: number
}

/** `consumer` for everybody who does not act in a business: article 6:119 BW; `trade`: article 6:119a BW. */
export type InterestKind = 'consumer' | 'trade'

/**
 * Statutory interest by the day from which it holds. Consumers: the Besluit vaststelling wettelijke rente (the main
 * refinancing rate of the ECB and 2.25, in whole percents). Trade: article 6:120, second paragraph, BW (that rate on 1
 * January and 1 July, and 8). A new rate is a line here; a half-year without one keeps the rate before it.
 */
export const interestRates: Readonly<Record<InterestKind, readonly InterestRate[]>> = {
  consumer: [
    { from: '2015-01-01', basisPoints: 200 },
    { from: '2023-01-01', basisPoints: 400 },
    { from: '2023-07-01', basisPoints: 600 },
    { from: '2024-01-01', basisPoints: 700 },
    { from: '2025-01-01', basisPoints: 600 },
    { from: '2026-01-01', basisPoints: 400 },
  ],
  trade: [
    { from: '2015-01-01', basisPoints: 805 },
    { from: '2016-07-01', basisPoints: 800 },
    { from: '2023-01-01', basisPoints: 1050 },
    { from: '2023-07-01', basisPoints: 1200 },
    { from: '2024-01-01', basisPoints: 1250 },
    { from: '2024-07-01', basisPoints: 1225 },
    { from: '2025-01-01', basisPoints: 1115 },
    { from: '2025-07-01', basisPoints: 1015 },
  ],
}

/** Until when the list was looked up: what is reckoned over later days is an estimate. */
export const INTEREST_RATES_KNOWN_UNTIL = '2026-06-30'
