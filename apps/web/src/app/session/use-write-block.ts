import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../transport/api.ts'
import { writeBlockOf, type WriteBlock, type Wanted } from './write-block.ts'
import { currentUserQuery } from './session.ts'
import { today } from '../today.ts'

/**
 * What keeps the signed-in user from a write in an administration: null when nothing does, undefined until that is
 * known. The server decides again.
 */
export function useWriteBlock(administrationId: number, wanted: Wanted): WriteBlock | null | undefined {
  const { data: user } = useQuery(currentUserQuery())
  const params = { administrationId }
  // The menu of the administration asks the same, and says when it fails.
  const access = useQuery({
    ...query(contract.users.administrationAccess, { params: { ...params, userId: user?.id ?? 0 } }),
    enabled: user !== undefined,
    meta: { errors: 'screen' },
  })
  const own = user?.administrations?.find(({ id }) => id === administrationId)
  const other = useQuery({
    ...query(contract.administrations.get, { params }),
    enabled: user !== undefined && own === undefined,
    meta: { errors: 'screen' },
  })
  const subscription = (own ?? other.data)?.subscription
  if (access.data === undefined || subscription === undefined) return undefined
  return writeBlockOf({ permissions: access.data.permissions, subscription, today: today() }, wanted)
}

/**
 * What keeps the user from beginning something new. Once begun it is not taken away when a subscription ends meanwhile:
 * what was filled in stays, and the server says why it is refused.
 */
export function useWriteBlockAtStart(administrationId: number, wanted: Wanted): WriteBlock | null | undefined {
  const writeBlock = useWriteBlock(administrationId, wanted)
  const [hasBegun, setHasBegun] = useState(false)
  if (writeBlock === null && !hasBegun) setHasBegun(true)
  return hasBegun ? null : writeBlock
}

/** Whether the buttons of a write are shown: once it is known that the user may make it. */
export const useMayChange = (administrationId: number, wanted: Wanted): boolean =>
  useWriteBlock(administrationId, wanted) === null
