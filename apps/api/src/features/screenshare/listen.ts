import type { Schedule } from '../../system/schedule.ts'
import { LISTEN_MS, MOST_SILENT } from './timings.ts'

interface ListenOptions {
  readonly schedule: Schedule
  /** How many bytes have come in so far. */
  readonly heardBytes: () => number
  readonly onChange: (isSilent: boolean) => void
}

/**
 * Tells when a line carries nothing any more, and when it carries again; answers what ends that. Bytes are counted and
 * not answers: a large page on a slow line holds an answer back, and is no silence.
 */
export function listenTo({ schedule, heardBytes, onChange }: ListenOptions): () => void {
  let [before, silences] = [heardBytes(), 0]
  const listen = () => {
    const now = heardBytes()
    const wasSilent = silences >= MOST_SILENT
    silences = now === before ? silences + 1 : 0
    before = now
    const isSilent = silences >= MOST_SILENT
    if (isSilent !== wasSilent) onChange(isSilent)
    cancel = schedule(listen, LISTEN_MS)
  }
  let cancel = schedule(listen, LISTEN_MS)
  return () => cancel()
}
