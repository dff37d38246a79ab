import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'

/** How support is reached beside tickets; undefined until it is known, or when it cannot be. */
export function useSupportSettings(): ResponseOf<typeof contract.support.settings> | undefined {
  return useQuery({ ...query(contract.support.settings, {}), meta: { errors: 'screen' } }).data
}
