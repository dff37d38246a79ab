/** Runs tasks in the order in which they come, at most so many at a time. */
export function createQueue(atOnce: number): (task: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = []
  let running = 0
  const next = () => {
    const task = running < atOnce ? waiting.shift() : undefined
    if (!task) return
    running += 1
    void task().finally(() => {
      running -= 1
      next()
    })
    next()
  }
  return (task) => {
    waiting.push(task)
    next()
  }
}
