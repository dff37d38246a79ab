import { contract } from '@klopt/api-client/contract'
import { usePages } from '../app/transport/use-pages.ts'

/**
 * Of how many clients of a firm the return is still to be filed, whoever it waits for; 0 until that is known. It is what the
 * worklist without a filter says, so that who opens that asks no more than its list.
 */
export function useToFile(firmId: number): number {
  const { first } = usePages(contract.worklist.list, { params: { firmId }, query: {} })
  if (first?.segments === undefined) return 0
  const { late, due, waiting, approved } = first.segments
  return late.count + due.count + waiting.count + approved.count
}
