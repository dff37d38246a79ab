import { durationText } from '../../../shared/tickets/duration-text.ts'

const minuteSeconds = 60

/** '3 minuten geleden begonnen'; both in seconds since 1970. */
export function sinceText(since: number, now: number): string {
  return now - since < minuteSeconds ? 'net begonnen' : `${durationText(now - since)} geleden begonnen`
}
