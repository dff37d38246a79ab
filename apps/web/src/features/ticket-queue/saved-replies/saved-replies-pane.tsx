import { contract } from '@klopt/api-client/contract'
import { askConfirmation, Button, EmptyState, IconButton, Pane, Skeleton, toast, type OverlayControls } from '@klopt/ui'
import { MessageSquareQuote, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { notifyByToast } from '../../../app/errors/notify-by-toast.ts'
import { useFresh } from '../../../app/transport/use-fresh.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { SavedReplyForm } from './saved-reply-form.tsx'
import * as styles from './saved-replies.css.ts'
import type { SavedReply } from './types.ts'

/** The answers that are given often: to add, change and take away. All of support shares them. */
export function SavedRepliesPane({ open, onClose }: OverlayControls) {
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null)
  const [hasChanges, setHasChanges] = useState(false)
  const leave = () => {
    setEdited(null)
    setHasChanges(false)
  }
  const title =
    edited === null ? 'Standaardantwoorden' : edited === 'new' ? 'Nieuw standaardantwoord' : 'Standaardantwoord'
  return (
    <Pane open={open} onClose={onClose} title={title} type="saved-replies" width={640} unsavedChanges={hasChanges}>
      {edited === null ? (
        <SavedReplies onEdit={setEdited} />
      ) : (
        <SavedReplyForm reply={edited === 'new' ? null : edited} onChanged={setHasChanges} onDone={leave} />
      )}
    </Pane>
  )
}

function SavedReplies({ onEdit }: { onEdit: (reply: SavedReply | 'new') => void }) {
  const { data, isError, error, refetch } = useFresh(contract.ticketQueue.savedReplies, {})
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => onEdit('new')}>
      Nieuw standaardantwoord
    </Button>
  )
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="240px" />
  if (data.length === 0) {
    return (
      <EmptyState icon={MessageSquareQuote} title="Nog geen standaardantwoorden" action={add}>
        Bewaar hier antwoorden die je vaker geeft.
      </EmptyState>
    )
  }
  return (
    <div className={styles.stack}>
      <div>{add}</div>
      <ul aria-label="Standaardantwoorden" className={styles.list}>
        {data.map((reply) => (
          <li key={reply.id} className={styles.row}>
            <button type="button" className={styles.title} onClick={() => onEdit(reply)}>
              {reply.title}
            </button>
            <RemoveButton reply={reply} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function RemoveButton({ reply: { id, title } }: { reply: SavedReply }) {
  const remove = useWrite(contract.ticketQueue.removeSavedReply, {
    // By the answer: by the time the write counts as done, this row is gone from the list.
    onAnswer: () => toast.success('Standaardantwoord verwijderd'),
  })
  const ask = async () => {
    const isSure = await askConfirmation({
      title: 'Standaardantwoord verwijderen?',
      text: `‘${title}’ is er dan voor niemand meer. Verstuurde antwoorden blijven staan.`,
      confirmLabel: 'Verwijderen',
      danger: true,
    })
    if (isSure) remove.mutate({ params: { replyId: id } }, { onError: notifyByToast })
  }
  return (
    <IconButton icon={Trash2} label={`${title} verwijderen`} loading={remove.isPending} onClick={() => void ask()} />
  )
}
