import type { Schedule } from '../capture/index.ts'

/** Time that passes when a test says so. */
export function createClock() {
  let now = 0
  let tasks: { at: number; task: () => void }[] = []
  const schedule: Schedule = (task, delayMs) => {
    const entry = { at: now + delayMs, task }
    tasks.push(entry)
    return () => {
      tasks = tasks.filter((other) => other !== entry)
    }
  }
  /** Runs what falls due meanwhile, and lets what it awaits go on in between. */
  const pass = async (milliseconds: number) => {
    const end = now + milliseconds
    for (;;) {
      const next = tasks.toSorted((a, b) => a.at - b.at)[0]
      if (!next || next.at > end) break
      tasks = tasks.filter((other) => other !== next)
      now = next.at
      next.task()
      await settled()
    }
    now = end
    await settled()
  }
  return { schedule, pass, waiting: () => tasks.length }
}

/** Observers and promises have been heard. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
