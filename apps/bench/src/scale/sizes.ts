/** How many administrations there are, and how many journal lines the largest of them has. */
export interface Scale {
  readonly administrations: number
  readonly largest: number
}

/** The administration that is looked at; no other is called so. */
export const LOOKED_COMPANY = 'Klokkenmakerij Tik'

const SMALLEST = 200
/** Few are large and most are small: with 5,000 up to 1,000,000 lines 4.7 million in all, and five with those of what is owed. */
const STEEPNESS = 1.25

/** The journal lines of the administration at a place, counted from the largest: the same in each run. */
export const linesOf = ({ largest }: Scale, place: number): number =>
  Math.max(SMALLEST, Math.round(largest / (place + 1) ** STEEPNESS))
