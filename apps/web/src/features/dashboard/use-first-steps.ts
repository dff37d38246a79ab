import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'

/**
 * How far the first steps are. The server tells each by what is there; that somebody is content with the colour that there was,
 * and has no logo, `keepLook` says to it. The step is done at once, whatever comes of saying so.
 */
export function useFirstSteps(administrationId: number) {
  const params = { administrationId }
  const asked = useQuery(query(contract.administrations.onboarding, { params }))
  const keep = useWrite(contract.administrations.keepLook, { errors: 'screen' })
  const isKept = keep.variables?.params.administrationId === administrationId
  const keepLook = () => {
    if (!isKept && asked.data?.logoAndColour === false) keep.mutate({ params })
  }
  const steps = asked.data && isKept ? { ...asked.data, logoAndColour: true } : asked.data
  return { steps, isPending: asked.isPending, keepLook }
}
