import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'

export type Share = ResponseOf<typeof contract.screenShares.list>[number]

const REFETCH_MS = 5000

/** Who shares a screen, asked again while the page is looked at. */
export const useShares = () =>
  useQuery({ ...query(contract.screenShares.list, {}), refetchInterval: REFETCH_MS, meta: { errors: 'screen' } })
