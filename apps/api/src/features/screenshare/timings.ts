const minute_ms = 60_000

/** How long somebody may be away before the other side is told: enough to load a page again. */
export const grace_ms = 15_000
/** How long a ticket opens a session. */
export const ticketLifetime_ms = 30_000
/** How often each connection is asked again whether it may still be there; also the sign of life of a session. */
export const check_ms = 30_000
/** Without a sign of life for this long a session is offered to nobody: its page is closed or offline. */
export const presence_ms = minute_ms
/** Without one for this long it is over: whoever opens Klopt the next day does not find the screen still shared. */
export const silence_ms = 15 * minute_ms
