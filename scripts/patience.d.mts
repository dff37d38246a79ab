/** How long a test waits in vain for what it expects, in milliseconds. */
export const patienceMs: number
