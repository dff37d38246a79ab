import type { AttemptLimit } from '../../kernel/attempts.ts'

/** How often somebody else may make us mail one person: enough for who is impatient, too little to fill a mailbox. */
export const oncePerMinute: AttemptLimit = { limit: 1, windowMs: 60_000 }
export const perHour: AttemptLimit = { limit: 5, windowMs: 3_600_000 }

/** And one network everybody together: an office shares an address. */
export const perHourFromNetwork: AttemptLimit = { limit: 30, windowMs: 3_600_000 }
