import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import type { Size } from '@klopt/screenshare/events'
import type { Mirror } from '@klopt/screenshare/mirror'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../app/transport/calls.ts'
import { watchShare, type Watching, type WatchState } from './watch-share.ts'

export interface SharedView {
  readonly state: WatchState
  /** Of the user's window; null until it is known. */
  readonly size: Size | null
  /** Why the screen cannot be looked at, in Dutch. */
  readonly problem: string | null
}

const beginning: SharedView = { state: 'connecting', size: null, problem: null }

/** Looks at one shared screen as soon as there is a mirror to show it in. */
export function useWatching(screenShareId: number) {
  const [view, setView] = useState(beginning)
  const [mirror, setMirror] = useState<Mirror | null>(null)
  const watching = useRef<Watching | null>(null)
  useEffect(() => {
    if (mirror === null) return
    const set = (change: Partial<SharedView>) => setView((now) => ({ ...now, ...change }))
    const current = watchShare({
      screenShareId,
      mirror,
      askTicket: () => askTicket(screenShareId),
      onState: (state) => setView((now) => (now.state === state ? now : { ...now, state })),
      onRefused: (error) => set(refusalOf(error)),
      onSize: ({ width, height }) =>
        setView((now) =>
          now.size?.width === width && now.size.height === height ? now : { ...now, size: { width, height } },
        ),
    })
    watching.current = current
    return () => {
      watching.current = null
      current.leave()
    }
  }, [screenShareId, mirror])
  return {
    ...view,
    mirror,
    /** Null: the frame cannot be loaded. */
    setMirror: (next: Mirror | null) => {
      setMirror(next)
      if (next === null) setView({ ...beginning, state: 'failed' })
    },
    watching,
  }
}

const askTicket = async (screenShareId: number): Promise<string> =>
  (await api.call(contract.screenShares.join, { params: { screenShareId } })).ticket

function refusalOf(error: unknown): Pick<SharedView, 'state' | 'problem'> {
  if (!(error instanceof ApiError)) return { state: 'failed', problem: null }
  if (error.code === errorCatalogue.screen_share_taken.code) return { state: 'taken', problem: null }
  if (error.status === 404) return { state: 'stopped', problem: null }
  return { state: 'failed', problem: error.message }
}
