import type { UploadingFile } from './listed-file.ts'
import { dutch } from './texts.ts'

type Known = Pick<UploadingFile, 'id' | 'name' | 'state' | 'error'>

/**
 * What a screen reader hears when files change: which are done or failed, and how many of all are
 * there. Nothing for progress, which would interrupt itself; null when nothing worth saying happened.
 */
export function announceFiles(before: readonly Known[], now: readonly Known[], texts = dutch): string | null {
  const earlier = new Map(before.map(({ id, state }) => [id, state]))
  const changed = now.filter(({ id, state }) => earlier.has(id) && earlier.get(id) !== state)
  const news = changed.flatMap(({ name, state, error }) => {
    if (state === 'done') return [texts.done(name)]
    return state === 'failed' ? [texts.failed(name, error ?? texts.uploadFailed)] : []
  })
  if (news.length === 0) return null
  const done = now.filter(({ state }) => state === 'done').length
  return now.length > 1 ? [...news, texts.countDone(done, now.length)].join(' ') : news.join(' ')
}
