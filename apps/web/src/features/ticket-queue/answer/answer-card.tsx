import { Alert, Button, Card, Icon, Kbd, Tabs } from '@klopt/ui'
import { EyeOff } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx'
import type { StaffTicket } from '../ticket/staff-ticket.ts'
import { SavedReplyPicker } from '../saved-replies/saved-reply-picker.tsx'
import * as styles from './answer-card.css.ts'
import type { DraftKind } from './answer-drafts.ts'
import type { Answer } from './use-answer.ts'

export interface AnswerCardProps {
  ticket: StaffTicket
  answer: Answer
}

/** Where the answer to the customer is written, or a note that only colleagues read. Ctrl+Enter sends. */
export function AnswerCard({ ticket, answer }: AnswerCardProps) {
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // Before the editor makes a line of it.
    event.preventDefault()
    event.stopPropagation()
    answer.send(answer.kind)
  }
  return (
    <Card>
      <Tabs<DraftKind>
        label="Wat schrijf je?"
        value={answer.kind}
        onChange={answer.setKind}
        items={[
          {
            value: 'answer',
            label: 'Antwoord',
            content: (
              <div className={styles.panel} onKeyDownCapture={sendByKey}>
                <AnswerForm ticket={ticket} answer={answer} />
              </div>
            ),
          },
          {
            value: 'note',
            label: 'Interne notitie',
            content: (
              <div className={styles.note} onKeyDownCapture={sendByKey}>
                <NoteForm answer={answer} />
              </div>
            ),
          },
        ]}
      />
    </Card>
  )
}

function AnswerForm({ ticket, answer }: AnswerCardProps) {
  const { drafts, problem, isSending, isClosing } = answer
  return (
    <>
      <SavedReplyPicker onPick={answer.insert} />
      <RichTextField
        id={answer.fieldId('answer')}
        label={`Antwoord aan ${ticket.author.name}`}
        required
        waitingHeight="204px"
        value={drafts.answer}
        onChange={(document) => answer.write('answer', document)}
        error={problem.field}
      />
      {problem.isConflict && (
        <Alert tone="warning" title="Dit ticket is intussen gewijzigd">
          Lees hierboven wat er nieuw is. Je antwoord staat er nog: pas het aan of verstuur het opnieuw.
        </Alert>
      )}
      {problem.form !== undefined && <Alert tone="danger">{problem.form}</Alert>}
      <div className={styles.buttons}>
        <SendHint>, ook per e-mail</SendHint>
        <Button loading={isClosing} disabled={isSending && !isClosing} onClick={() => answer.send('answer', true)}>
          Versturen en sluiten
        </Button>
        <Button
          variant="primary"
          loading={isSending && !isClosing}
          disabled={isClosing}
          onClick={() => answer.send('answer')}
        >
          Antwoord versturen
        </Button>
      </div>
    </>
  )
}

function NoteForm({ answer }: { answer: Answer }) {
  const { drafts, problem, isSending } = answer
  return (
    <>
      <p className={styles.noteHead}>
        <Icon of={EyeOff} />
        Alleen voor medewerkers
      </p>
      <RichTextField
        id={answer.fieldId('note')}
        label="Notitie"
        hint="De klant ziet dit niet en krijgt er geen mail van."
        required
        value={drafts.note}
        onChange={(document) => answer.write('note', document)}
        error={problem.field}
      />
      {problem.form !== undefined && <Alert tone="danger">{problem.form}</Alert>}
      <div className={styles.buttons}>
        <SendHint />
        <Button variant="primary" loading={isSending} onClick={() => answer.send('note')}>
          Notitie bewaren
        </Button>
      </div>
    </>
  )
}

const SendHint = ({ children }: { children?: string }) => (
  <span className={styles.keys}>
    <Kbd>Ctrl Enter</Kbd> verstuurt{children}
  </span>
)
