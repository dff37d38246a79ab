import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { resource } from '../measure/resources.ts'

/** Starts a program of this folder, gives it its task, and waits for its first answer. */
export async function startChild<Task, Answer>(program: string, task: Task): Promise<Answer & AsyncDisposable> {
  const child = fork(join(import.meta.dirname, program), { serialization: 'advanced' })
  const ended = once(child, 'exit')
  child.send(task as object)
  const tooSoon = ended.then(() => Promise.reject(new Error(`${program} ended before it was ready`)))
  const [answer] = (await Promise.race([once(child, 'message'), tooSoon])) as [Answer & object]
  return resource(answer, async () => {
    if (child.connected) child.disconnect()
    await ended
  })
}

/** The other side: takes the task, answers, and ends when the parent lets go. */
export async function serveParent<Task, Answer>(
  start: (task: Task) => Promise<{ answer: Answer; stop: () => Promise<unknown> }>,
): Promise<void> {
  const released = once(process, 'disconnect')
  const [task] = (await once(process, 'message')) as [Task]
  const { answer, stop } = await start(task)
  process.send?.(answer)
  await released
  await stop()
  process.exit()
}
