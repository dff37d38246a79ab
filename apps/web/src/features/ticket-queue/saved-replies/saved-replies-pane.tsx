import { contract } from '@klopt/api-client/contract'
import {
  askConfirmation,
  Button,
  Card,
  EmptyState,
  IconButton,
  ListLayout,
  Pane,
  SearchField,
  Table,
  toast,
  type Column,
  type OverlayControls,
} from '@klopt/ui'
import { MessageSquareQuote, Plus, SearchX, Trash2 } from 'lucide-react'
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
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => onEdit('new')}>
      Nieuw standaardantwoord
    </Button>
  )
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />
  if (data?.length === 0) {
    return (
      <EmptyState icon={MessageSquareQuote} title="Nog geen standaardantwoorden" action={add}>
        Bewaar hier antwoorden die je vaker geeft.
      </EmptyState>
    )
  }
  return (
    <ListLayout
      search
      toolbar={
        <div className={styles.tools}>
          <SearchField
            label="Zoek een standaardantwoord"
            placeholder="Titel"
            className={styles.search}
            debounceMs={0}
            value={search}
            onSearch={setSearch}
          />
          {add}
        </div>
      }
    >
      <Card padding="none">
        <Table
          label="Standaardantwoorden"
          columns={columns}
          rows={(data ?? []).filter(({ title }) => title.toLowerCase().includes(wanted))}
          rowKey={({ id }) => String(id)}
          rowLabel={({ title }) => title}
          onRowActivate={onEdit}
          loading={data === undefined}
          empty={
            <EmptyState icon={SearchX} title="Niets gevonden">
              Geen standaardantwoord past bij ‘{search}’.
            </EmptyState>
          }
        />
      </Card>
    </ListLayout>
  )
}

const columns: readonly Column<SavedReply>[] = [
  { id: 'title', header: 'Titel', card: 'title', cell: ({ title }) => title },
  {
    id: 'remove',
    header: '',
    width: '60px',
    align: 'end',
    card: 'status',
    cell: (reply) => <RemoveButton reply={reply} />,
  },
]

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
