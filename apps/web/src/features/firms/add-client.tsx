import { contract } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { NewClientPane } from './new-client-pane.tsx'

/** Makes the books of a new client, from wherever one looks at the clients of a firm. */
export function AddClient({ firmId }: { firmId: number }) {
  const firm = useQuery(query(contract.firms.get, { params: { firmId } }))
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={Plus} onClick={() => setIsOpen(true)}>
        <ShortLabel short="Klant">Klant toevoegen</ShortLabel>
      </Button>
      {isOpen && (
        <NewClientPane firmId={firmId} mayManage={firm.data?.mayManage ?? false} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
