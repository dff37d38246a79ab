/** Does one thing after another; what is no longer wanted is passed over. */
export type PaintQueue = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>

/**
 * One page is painted at a time: the one that is looked at is there sooner, and there is never more
 * than one canvas that nobody sees yet.
 */
export function createPaintQueue(): PaintQueue {
  let last: Promise<unknown> = Promise.resolve()
  return (work, signal) => {
    const run = async () => {
      signal.throwIfAborted()
      return await work()
    }
    const done = last.then(run, run)
    last = done.catch(() => {})
    return done
  }
}
