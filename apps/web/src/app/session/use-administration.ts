import { contract, type AdministrationEntry } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../transport/api.ts'
import type { CurrentUser } from './session.ts'

/**
 * The administration one is in: among the user's own, or fetched, since staff has none of its own. Undefined until it is
 * known.
 */
export function useAdministration(user: CurrentUser, administrationId: number): AdministrationEntry | undefined {
  const own = user.administrations?.find(({ id }) => id === administrationId)
  const other = useQuery({
    ...query(contract.administrations.get, { params: { administrationId } }),
    enabled: own === undefined,
    meta: { errors: 'screen' },
  })
  return own ?? other.data
}
