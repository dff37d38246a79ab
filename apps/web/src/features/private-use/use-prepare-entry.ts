import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { draftLinesOf, type EntryLine } from './entry-lines.ts'

interface PreparedEntry {
  readonly entryDate: string
  readonly description: string
  readonly lines: readonly EntryLine[]
}

/** Prepares an entry of the general journal, and opens it: somebody looks at it and books it. */
export function usePrepareEntry(administrationId: number) {
  const params = { administrationId }
  const accounts = useQuery(query(contract.ledgerAccounts.list, { params })).data
  const creation = useWrite(contract.journalDrafts.create, { errors: 'screen' })
  const navigate = useNavigate()
  const prepare = ({ entryDate, description, lines }: PreparedEntry) => {
    if (accounts === undefined) return
    creation.mutate(
      { params, body: { entryDate, description, lines: draftLinesOf(lines, accounts), documentIds: [] } },
      {
        onSuccess: ({ id }) => {
          toast.success('De boeking staat klaar. Controleer en boek die.')
          void navigate({
            href: administrationAddress(administrationId, 'journal/$draftId', { params: { draftId: id } }),
          })
        },
        onError: (error) => void toast.error(error.message),
      },
    )
  }
  return { prepare, isPending: creation.isPending, isReady: accounts !== undefined }
}
