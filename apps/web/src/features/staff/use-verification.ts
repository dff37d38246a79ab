import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'

/** Until when the second factor counts, and the access that is open. Asked at every visit: an hour goes by. */
export function useVerification() {
  return useQuery({ ...query(contract.admin.access, {}), meta: { errors: 'screen' } })
}
