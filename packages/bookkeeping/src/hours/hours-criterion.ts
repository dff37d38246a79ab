/** What an entrepreneur works a year at least for the deductions of entrepreneurs (Wet inkomstenbelasting 2001, 3.6). */
export const CRITERION_HOURS = 1225

const SECONDS_PER_HOUR = 3600

export interface HoursCriterion {
  readonly directSeconds: number
  readonly indirectSeconds: number
  readonly leftSeconds: number
  readonly isMet: boolean
}

/** How far somebody is in a calendar year: hours for customers and all others for the company count alike. */
export function hoursCriterion(directSeconds: number, indirectSeconds: number): HoursCriterion {
  const leftSeconds = Math.max(0, CRITERION_HOURS * SECONDS_PER_HOUR - directSeconds - indirectSeconds)
  return { directSeconds, indirectSeconds, leftSeconds, isMet: leftSeconds === 0 }
}
