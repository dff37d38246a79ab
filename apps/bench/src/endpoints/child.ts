import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { resource } from '../measure/resources.ts'

/** Starts a program of this folder, gives it its task, and waits for its first answer. */
export async function startChild<Answer>(program: string, task: object): Promise<Answer & AsyncDisposable> {
  const child = fork(join(import.meta.dirname, program), {
    serialization: 'advanced',
    // As the launcher that `npm run artefact` lays down starts it.
    env: { MALLOC_ARENA_MAX: '2', ...process.env },
  })
  const ended = once(child, 'exit')
  child.send(task)
  const tooSoon = ended.then(() => Promise.reject(new Error(`${program} ended before it was ready`)))
  const [answer] = (await Promise.race([once(child, 'message'), tooSoon])) as [Answer & object]
  return resource(answer, async () => {
    if (child.connected) child.disconnect()
    await ended
  })
}

/** The other side: the task that the parent gave. */
export async function takeTask(): Promise<unknown> {
  const [task] = (await once(process, 'message')) as [unknown]
  return task
}

/** Tells the parent what it waits for, and stops when the parent lets go. */
export async function answerParent(answer: object, stop: () => Promise<unknown>): Promise<void> {
  const released = once(process, 'disconnect')
  process.send?.(answer)
  await released
  await stop()
  process.exit()
}
