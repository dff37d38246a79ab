import { contract } from '@klopt/api-client/contract'
import { query, queryClient } from '../../app/transport/api.ts'

/**
 * The month that the fiscal year of an administration begins in, for a loader: which days a report begins with follows
 * from it. January for who may not read it: the report itself then tells them so.
 */
export async function fiscalYearStart(administrationId: number): Promise<number> {
  const options = query(contract.administrations.profile, { params: { administrationId } })
  const profile = await queryClient.ensureQueryData({ ...options, meta: { errors: 'screen' } }).catch(() => null)
  return profile?.fiscalYearStartMonth ?? 1
}
