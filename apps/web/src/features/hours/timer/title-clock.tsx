import { contract, type Timer } from '@klopt/api-client/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setTitle } from '../../../app/routing/page-title.ts'
import type { CurrentUser } from '../../../app/session/session.ts'
import { query } from '../../../app/transport/api.ts'
import { titleTime } from './elapsed.ts'
import { useKeptTimers } from './kept-timers.ts'
import { onTimerChange } from './notify-other-tabs.ts'
import { runningOf, type KeptTimers } from './timer-queue.ts'
import { useElapsed } from './use-elapsed.ts'

/**
 * How long the user's own timer has run, behind the title of the tab: on every screen, also outside of the administration
 * that it runs in (specification, sections 2 and 4). Only for who may track time anywhere.
 */
export function TitleClock({ user }: { user: CurrentUser }) {
  const client = useQueryClient()
  useEffect(() => onTimerChange(() => void client.invalidateQueries({ queryKey: ['timers'] })), [client])
  const { data: running, dataUpdatedAt } = useQuery({
    ...query(contract.timers.running, {}),
    enabled: mayTrackTime(user),
    // A title without the time is no reason to speak up.
    meta: { errors: 'screen' },
  })
  const kept = useKeptTimers()
  const startedAtMs = titleStart(running ?? null, dataUpdatedAt, kept)
  return startedAtMs === null ? null : <Elapsed startedAtMs={startedAtMs} />
}

/** When what runs began, in whatever administration, by the clock of this browser; null when nothing runs. */
function titleStart(running: Timer | null, listedAtMs: number, kept: KeptTimers): number | null {
  const anywhere = kept.map((item) => ({ ...item, administrationId: 0 }))
  return runningOf({ timers: running ? [running] : [], listedAtMs }, anywhere, 0)?.startedAtMs ?? null
}

function Elapsed({ startedAtMs }: { startedAtMs: number }) {
  const time = useElapsed(startedAtMs, titleTime)
  useEffect(() => setTitle({ addition: time }), [time])
  useEffect(() => () => setTitle({ addition: '' }), [])
  return null
}

/** By a role, or by the firm, which may do everything in the books of its clients. */
const mayTrackTime = ({ roles = [], firm_id }: CurrentUser): boolean =>
  firm_id !== null ||
  roles.some((role) => role.deactivated_timestamp === null && role.permissions.includes('TIME_TRACKING'))
