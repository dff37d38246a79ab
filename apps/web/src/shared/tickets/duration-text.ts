const MINUTE_SECONDS = 60
const hourSeconds = 60 * MINUTE_SECONDS
const daySeconds = 24 * hourSeconds

/** How long something takes, in the largest unit that says enough: '3 uur'. Up to two days in hours. */
export function durationText(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return 'minder dan een minuut'
  if (seconds < hourSeconds) return counted(seconds / MINUTE_SECONDS, 'minuut', 'minuten')
  if (seconds < 2 * daySeconds) return counted(seconds / hourSeconds, 'uur', 'uur')
  return counted(seconds / daySeconds, 'dag', 'dagen')
}

function counted(amount: number, one: string, more: string): string {
  const whole = Math.floor(amount)
  return `${whole} ${whole === 1 ? one : more}`
}
