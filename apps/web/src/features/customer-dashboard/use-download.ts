import type { Download } from '@klopt/api-client'
import { useState } from 'react'
import { download } from '../../app/transport/download.ts'

/** A file to take from the page, and how that goes. */
export function useDownload(fetchFile: () => Promise<Download>) {
  const [phase, setPhase] = useState<'loading' | 'failed'>()
  const start = () => {
    setPhase('loading')
    fetchFile().then(
      (file) => {
        setPhase(undefined)
        download(file)
      },
      () => setPhase('failed'),
    )
  }
  return { isLoading: phase === 'loading', hasFailed: phase === 'failed', start }
}
