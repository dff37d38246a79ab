import { contract, type PermissionType } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from './session.ts'
import { query } from '../transport/api.ts'

/** What the user may do in an administration, as the menu asked it already; nothing until that is known. */
export function usePermissions(administrationId: number): readonly PermissionType[] {
  const { data: user } = useQuery(currentUserQuery())
  const access = useQuery({
    ...query(contract.users.administrationAccess, { params: { administrationId, userId: user?.id ?? 0 } }),
    enabled: user !== undefined,
    meta: { errors: 'screen' },
  })
  return access.data?.permissions.map(({ type }) => type) ?? []
}
