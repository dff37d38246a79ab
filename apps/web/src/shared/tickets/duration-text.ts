const minute_s = 60
const hour_s = 60 * minute_s
const day_s = 24 * hour_s

/** How long something takes, in the largest unit that says enough: '3 uur'. Up to two days in hours. */
export function durationText(seconds: number): string {
  if (seconds < minute_s) return 'minder dan een minuut'
  if (seconds < hour_s) return counted(seconds / minute_s, 'minuut', 'minuten')
  if (seconds < 2 * day_s) return counted(seconds / hour_s, 'uur', 'uur')
  return counted(seconds / day_s, 'dag', 'dagen')
}

function counted(amount: number, one: string, more: string): string {
  const whole = Math.floor(amount)
  return `${whole} ${whole === 1 ? one : more}`
}
