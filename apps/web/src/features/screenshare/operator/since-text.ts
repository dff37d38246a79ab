import { durationText } from '../../../shared/tickets/duration-text.ts'

const MINUTE_SECONDS = 60

/** '3 minuten geleden begonnen'; both in seconds since 1970. */
export function sinceText(since: number, now: number): string {
  return now - since < MINUTE_SECONDS ? 'net begonnen' : `${durationText(now - since)} geleden begonnen`
}
