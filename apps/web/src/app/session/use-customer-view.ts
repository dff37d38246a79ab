import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../transport/api.ts'
import { customerViewOf } from './customer-view.ts'
import { currentUserQuery } from './session.ts'

/** Whose books one looks at, as the menu asked it already; undefined until that is known. */
export function useCustomerView(administrationId: number): 'staff' | 'firm' | null | undefined {
  const { data: user } = useQuery(currentUserQuery())
  const access = useQuery({
    ...query(contract.users.administrationAccess, { params: { administrationId, userId: user?.id ?? 0 } }),
    enabled: user !== undefined,
    meta: { errors: 'screen' },
  })
  return access.data && customerViewOf(access.data.permissions)
}
