const MINUTE_MS = 60_000

/** How long somebody may be away before the other side is told: enough to load a page again. */
export const AWAY_MS = 4_500
/** How long a session stays an operator's who is away: enough to come back to a server that was started anew. */
export const GRACE_MS = 20_000
/** How often is looked whether a line still carries anything, and after how many times of nothing it is called silent. */
export const LISTEN_MS = 1_000
export const MOST_SILENT = 3
/** How often a line that has nothing to say carries something all the same. */
export const PING_MS = 1_500
/** How long a ticket opens a session. */
export const TICKET_LIFETIME_MS = 30_000
/** How often each connection is asked again whether it may still be there; also the sign of life of a session. */
export const CHECK_MS = 30_000
/** Without a sign of life for this long a session is offered to nobody: its page is closed or offline. */
export const presenceMs = MINUTE_MS
/** Without one for this long it is over: whoever opens Klopt the next day does not find the screen still shared. */
export const silenceMs = 15 * MINUTE_MS
