import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { readStored, writeStored } from '../../app/storage.ts'

/**
 * How far the first steps are. The server tells each by what is there; that somebody is content with the colour that
 * there was, and has no logo, it cannot see. This device remembers it: `keepLook` says so.
 */
export function useFirstSteps(administrationId: number) {
  const asked = useQuery(query(contract.administrations.onboarding, { params: { administrationId } }))
  const [kept, setKept] = useState(() => readStored('kept-looks') ?? [])
  const isKept = kept.includes(administrationId)
  const keepLook = () => {
    if (isKept) return
    const next = [...kept, administrationId]
    writeStored('kept-looks', next)
    setKept(next)
  }
  const steps = asked.data && isKept ? { ...asked.data, logoAndColour: true } : asked.data
  return { steps, isPending: asked.isPending, keepLook }
}
