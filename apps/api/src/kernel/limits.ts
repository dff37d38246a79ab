import type { TurnsLimits } from '../system/turns.ts'

/**
 * What one server takes on at once, so that nobody is in the way of others. Each process counts for itself: of two behind
 * a balancer a user may ask twice as much.
 */
export interface Limits {
  /** Calls that run, per user. */
  readonly calls: TurnsLimits
  /** The same per address, for who is not signed in: an office or a whole town may share one. */
  readonly visitors: TurnsLimits
  /** Repeats of one write, which wait for the first to end before they take anything. */
  readonly repeats: TurnsLimits
  /** Bodies of megabytes that are read and handled, per user and per administration. */
  readonly largeBodies: TurnsLimits
  readonly upload: UploadLimits
  /** Connections to the database that the calls of one user, or of one address without a session, hold. */
  readonly connectionsPerUser: number
  /** How long a request waits for a row that somebody else is changing. */
  readonly lockTimeoutMs: number
}

export interface UploadLimits {
  /** What comes slower over a whole window is ended: half of what a phone does where there is hardly any reception. */
  readonly lowestRate_bytesPerSecond: number
  readonly windowMs: number
  /** Of the whole body. The web app itself gives up half a minute earlier. */
  readonly deadlineMs: number
}

const unlimited = Number.POSITIVE_INFINITY

export const defaultLimits: Limits = {
  // A screen asks for ten things at most; a hundred more is a program.
  calls: { atOnce: unlimited, perKey: 6, reserved: 0, waitingPerKey: 100, patienceMs: 20_000 },
  // As many as may wait for their password to be hashed.
  visitors: { atOnce: unlimited, perKey: 50, reserved: 0, waitingPerKey: 400, patienceMs: 20_000 },
  repeats: { atOnce: unlimited, perKey: 1, reserved: 0, waitingPerKey: 100, patienceMs: 20_000 },
  // Files go to disk as they come; base64 of 4 MB takes some 15 MB while it is turned into bytes.
  largeBodies: { atOnce: 12, perKey: 3, reserved: 4, waitingPerKey: 20, patienceMs: 120_000 },
  upload: { lowestRate_bytesPerSecond: 8_000, windowMs: 15_000, deadlineMs: 330_000 },
  connectionsPerUser: 4,
  lockTimeoutMs: 5_000,
}
