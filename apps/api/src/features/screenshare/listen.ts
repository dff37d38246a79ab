import type { Schedule } from '../../system/schedule.ts'
import { listen_ms, mostSilent } from './timings.ts'

interface ListenOptions {
  readonly schedule: Schedule
  /** How many bytes have come in so far. */
  readonly heard_bytes: () => number
  readonly onChange: (isSilent: boolean) => void
}

/**
 * Tells when a line carries nothing any more, and when it carries again; answers what ends that. Bytes are counted and
 * not answers: a large page on a slow line holds an answer back, and is no silence.
 */
export function listenTo({ schedule, heard_bytes, onChange }: ListenOptions): () => void {
  let [before, silences] = [heard_bytes(), 0]
  const listen = () => {
    const now = heard_bytes()
    const wasSilent = silences >= mostSilent
    silences = now === before ? silences + 1 : 0
    before = now
    const isSilent = silences >= mostSilent
    if (isSilent !== wasSilent) onChange(isSilent)
    cancel = schedule(listen, listen_ms)
  }
  let cancel = schedule(listen, listen_ms)
  return () => cancel()
}
