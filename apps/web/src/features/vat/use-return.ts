import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMendAddress } from '../../app/routing/use-mend-address.ts'
import { query } from '../../app/transport/api.ts'
import { returnInput, type VatSearch } from './vat-search.ts'

type Search = Pick<VatSearch, 'period'>

/**
 * The return of the period in the address, and all periods there are; without a period that of the one to file. One that
 * is not among them is not asked for, since the server would refuse it: `onUnknown` takes it out of the address.
 */
export function useReturn(administrationId: number, { period }: Search, onUnknown: () => void) {
  const periods = useQuery(query(contract.vat.periods, { params: { administrationId } }))
  const isKnown = period === undefined || periods.data?.some(({ key }) => key === period)
  useMendAddress(isKnown === false, onUnknown)
  const vatReturn = useQuery({
    ...query(contract.vat.return, returnInput(administrationId, isKnown === true ? { period } : {})),
    enabled: isKnown !== undefined,
  })
  const failed = [vatReturn, ...(isKnown === undefined ? [periods] : [])].find(({ isError }) => isError)
  return { periods: periods.data, data: vatReturn.data, failed }
}
