import { setTimeout as pause } from 'node:timers/promises'

/** Asks again every 10 ms until there is an answer; gives `undefined` when `timeoutMs` have passed. */
export async function waitUntil<T>(ask: () => Promise<T | undefined>, timeoutMs: number): Promise<T | undefined> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined || performance.now() > deadline) return answer
    await pause(10)
  }
}
