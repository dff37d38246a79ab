import { ApiError } from '@klopt/api-client'
import { contract, type AdministrationEntry } from '@klopt/api-client/contract'
import { useEffect, useRef, useState } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { api } from '../../../app/transport/calls.ts'
import { isUnloading } from '../../../app/errors/reporting/unloading.ts'
import { stopSharing } from '../../../shared/screen-sharing/screen-sharing.ts'
import type { CurrentUser } from '../../../app/session/session.ts'
import { administrationIdOf } from '../../../app/session/start-target.ts'

/**
 * Tells the server who shares and of which administration, again for each administration that is opened meanwhile.
 * Answers whether the server has the session. One that had ended is cleaned up.
 */
export function useRegistration(key: string, user: CurrentUser, onFailed: (error: unknown) => void): boolean {
  const administrationId = useRouterState({ select: ({ location }) => administrationIdOf(location.pathname) })
  const [isRegistered, setRegistered] = useState(false)
  const latest = useRef({ user, onFailed })
  useEffect(() => {
    latest.current = { user, onFailed }
  })
  useEffect(() => {
    let isHere = true
    const own = latest.current.user.administrations?.find(({ id }) => id === administrationId)
    register(key, latest.current.user, own).then(
      (isOver) => {
        if (!isHere) return
        if (isOver) stopSharing()
        else setRegistered(true)
      },
      (error: unknown) => {
        // A page that goes away breaks off its requests; the next one goes on with the key.
        if (isHere && !isUnloading()) latest.current.onFailed(error)
      },
    )
    return () => {
      isHere = false
    }
  }, [key, administrationId])
  return isRegistered
}

/** Answers whether the session has ended: stopped before, or with the user's own. */
async function register(key: string, user: CurrentUser, own: AdministrationEntry | undefined): Promise<boolean> {
  const body = {
    key,
    name: `${user.first_name} ${user.last_name}`.trim(),
    ...(own && { company: own.company.name, administration_id: own.id }),
  }
  try {
    const { stopped_at } = await api.call(contract.support.screenshare, { body })
    return stopped_at !== null
  } catch (error) {
    // Whose own session is over is led to the login page, where nothing is shared.
    if (error instanceof ApiError && error.status === 401) return true
    throw error
  }
}
