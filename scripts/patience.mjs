/**
 * How long a test waits in vain for what it expects, in milliseconds: a failure shows within seconds. On a machine that
 * thinks more slowly on purpose (`KLOPT_SLOW`) as many times longer.
 */
export const patienceMs = 10_000 * Number(process.env.KLOPT_SLOW ?? 1)
