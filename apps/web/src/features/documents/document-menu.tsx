import type { ApiError } from '@klopt/api-client'
import { contract, type InboxDocument } from '@klopt/api-client/contract'
import { IconButton, Menu, toast, type MenuAction } from '@klopt/ui'
import { Check, Download, Ellipsis, RotateCcw, ScanText, Trash2 } from 'lucide-react'
import { download } from '../../app/transport/download.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'

export interface DocumentMenuProps {
  administrationId: number
  document: InboxDocument
  mayBook: boolean
}

/** What can be done with a document beside booking it. */
export function DocumentMenu({ administrationId, document, mayBook }: DocumentMenuProps) {
  const keep = useKeep(administrationId, document)
  const changes = useChanges(administrationId, document)
  return (
    <Menu
      placement="bottom-end"
      items={mayBook ? [keep, ...changes] : [keep]}
      trigger={<IconButton icon={Ellipsis} label={`Meer voor ${document.name}`} size="small" />}
    />
  )
}

function useKeep(administrationId: number, { fileId }: InboxDocument): MenuAction {
  const file = useWrite(contract.files.download)
  return {
    label: 'Downloaden',
    icon: Download,
    onSelect: () => void file.mutateAsync({ params: { administrationId, fileId } }).then(download, notifyByToast),
  }
}

function useChanges(administrationId: number, document: InboxDocument): MenuAction[] {
  const archive = useWrite(contract.documents.archive)
  const unarchive = useWrite(contract.documents.unarchive)
  const setProcessed = useWrite(contract.documents.setProcessed)
  const again = useWrite(contract.documents.recogniseAgain)
  const { id, state, version, recognition, purchaseId } = document
  const params = { administrationId, documentId: id }
  const done = (write: Promise<unknown>, text: string) =>
    void write.then(
      () => toast.success(text),
      (error: ApiError) => notifyByToast(error),
    )
  const process = (processed: boolean, text: string) =>
    done(setProcessed.mutateAsync({ params, body: { processed, version } }), text)
  const isBooked = state === 'processed' && purchaseId !== null
  return [
    ...when(recognition?.canReadAgain === true, {
      label: 'Opnieuw lezen',
      icon: ScanText,
      onSelect: () => done(again.mutateAsync({ params }), 'Het document wordt opnieuw gelezen.'),
    }),
    ...when(state === 'unprocessed', {
      label: 'Hoeft niet geboekt',
      icon: Check,
      onSelect: () => process(true, 'Het document staat bij Verwerkt.'),
    }),
    ...when(state === 'processed' && !isBooked, {
      label: 'Toch boeken',
      icon: RotateCcw,
      onSelect: () => process(false, BACK_TEXT),
    }),
    ...when(state === 'archived', {
      label: 'Terugzetten',
      icon: RotateCcw,
      onSelect: () => done(unarchive.mutateAsync({ params, body: { version } }), BACK_TEXT),
    }),
    ...when(state !== 'archived' && !isBooked, {
      label: 'Naar prullenbak',
      icon: Trash2,
      danger: true,
      onSelect: () => done(archive.mutateAsync({ params, body: { version } }), 'Het document staat in de prullenbak.'),
    }),
  ]
}

const BACK_TEXT = 'Het document staat weer bij Nog niet verwerkt.'
const when = (condition: boolean, action: MenuAction): MenuAction[] => (condition ? [action] : [])
