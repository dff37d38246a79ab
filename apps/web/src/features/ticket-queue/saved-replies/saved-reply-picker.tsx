import { contract, type RichTextDocument } from '@klopt/api-client/contract'
import { Button, Combobox, openOverlay } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'
import { SavedRepliesPane } from './saved-replies-pane.tsx'
import * as styles from './saved-replies.css.ts'

const none: readonly never[] = []

/** Puts an answer that is given often into the one that is written. */
export function SavedReplyPicker({ onPick }: { onPick: (document: RichTextDocument) => void }) {
  const { data = none } = useQuery(query(contract.ticketQueue.savedReplies, {}))
  const pick = (id: number | undefined) => {
    const reply = data.find((each) => each.id === id)
    if (reply) onPick(reply.document)
  }
  return (
    <div className={styles.picker}>
      <Combobox
        className={styles.search}
        label="Standaardantwoord invoegen"
        labelHidden
        placeholder="Standaardantwoord invoegen…"
        options={data.map(({ id, title }) => ({ value: id, label: title }))}
        value={null}
        onChange={(option) => pick(option?.value)}
      />
      <Button
        aria-label="Standaardantwoorden beheren"
        onClick={() => openOverlay((controls) => <SavedRepliesPane {...controls} />)}
      >
        Beheren
      </Button>
    </div>
  )
}
