import { contract, type Question } from '@klopt/api-client/contract'
import { AppLink, Badge, Button, classNames, linkClassName, toast, type Tone } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { Check, MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { dayOfInstant, instantText } from '../../shared/dates/times.ts'
import { AnswerForm } from './answer-form.tsx'
import { AskAgainModal } from './ask-modal.tsx'
import { subjectHref } from './subject-href.ts'
import * as styles from './questions.css.ts'

export interface QuestionCardProps {
  administrationId: number
  question: Question
  /** The bookkeeper looks: who asks on and puts away. */
  isOfFirm: boolean
  /** The form of the first one is open; of the others it is asked for. */
  isFirst: boolean
}

const STATES: Readonly<Record<Question['state'], { label: string; tone?: Tone }>> = {
  open: { label: 'Wacht op antwoord', tone: 'warning' },
  answered: { label: 'Beantwoord', tone: 'success' },
  closed: { label: 'Klaar' },
}

/** One question: what it is about, what was said, and what can be said next. */
export function QuestionCard({ administrationId, question, isOfFirm, isFirst }: QuestionCardProps) {
  const { state, subject, messages, dueOn } = question
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const { label, ...look } = STATES[state]
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <Subject administrationId={administrationId} subject={subject} />
        <Badge {...look}>{label}</Badge>
      </div>
      <ol className={styles.messages} aria-label={`Gesprek over ${subject.label}`}>
        {messages.map((message) => (
          <Message key={message.id} administrationId={administrationId} message={message} />
        ))}
      </ol>
      {dueOn !== null && state === 'open' && (
        <p className={styles.muted}>Graag uiterlijk {formatDateLong(dueOn)} beantwoorden</p>
      )}
      {question.firmLeftAt !== null && (
        <p className={styles.muted}>
          Gesloten op {formatDateLong(dayOfInstant(question.firmLeftAt))}, omdat het kantoor dat dit vroeg je boeken
          niet meer doet. Je hoeft niet te antwoorden.
        </p>
      )}
      {mayChange && isOfFirm && <FirmActions administrationId={administrationId} question={question} />}
      {mayChange && !isOfFirm && state !== 'closed' && (
        <Answering key={state} {...{ administrationId, question }} isOpen={isFirst && state === 'open'} />
      )}
    </div>
  )
}

function Subject({
  administrationId,
  subject,
}: Pick<QuestionCardProps, 'administrationId'> & Pick<Question, 'subject'>) {
  const href = subjectHref(administrationId, subject)
  if (href === null) return <span className={styles.subject}>{subject.label}</span>
  return (
    <AppLink href={href} className={classNames(linkClassName, styles.subject)}>
      {subject.label}
    </AppLink>
  )
}

function Message({ administrationId, message }: { administrationId: number; message: Question['messages'][number] }) {
  const { kind, authorName, text, account, document, createdAt } = message
  const href =
    document && subjectHref(administrationId, { kind: 'document', id: document.id, label: '', periodKey: null })
  return (
    <li className={classNames(styles.message, kind === 'answer' && styles.answer)}>
      <span className={styles.muted}>
        {authorName}, {instantText(createdAt)}
      </span>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {account && (
        <span>
          Rekening {account.number} {account.name}
        </span>
      )}
      {document && href && (
        <AppLink href={href} className={classNames(linkClassName, styles.file)}>
          {document.name}
        </AppLink>
      )}
    </li>
  )
}

/** Of the client: the form, or the way to it. */
function Answering({ administrationId, question, isOpen }: AnsweringProps) {
  const [isAsked, setIsAsked] = useState(isOpen)
  const { id, state, subject } = question
  const hasAnswer = state === 'answered'
  if (isAsked || isOpen) return <AnswerForm {...{ administrationId, hasAnswer }} questionId={id} />
  const label = hasAnswer ? 'Aanvullen' : 'Antwoorden'
  return (
    <div className={styles.buttons}>
      <Button aria-label={`${label} op de vraag over ${subject.label}`} onClick={() => setIsAsked(true)}>
        {label}
      </Button>
    </div>
  )
}

interface AnsweringProps extends Pick<QuestionCardProps, 'administrationId' | 'question'> {
  isOpen: boolean
}

/** Of the bookkeeper: asking on, and putting away. */
function FirmActions({ administrationId, question }: Pick<QuestionCardProps, 'administrationId' | 'question'>) {
  const { id, state, subject } = question
  const [isAsking, setIsAsking] = useState(false)
  const close = useWrite(contract.questions.close)
  const params = { administrationId, questionId: id }
  return (
    <div className={styles.buttons}>
      <Button icon={MessageCircleQuestionMark} onClick={() => setIsAsking(true)}>
        {state === 'open' ? 'Nog iets vragen' : 'Doorvragen'}
      </Button>
      {state !== 'closed' && (
        <Button
          variant={state === 'answered' ? 'primary' : 'secondary'}
          icon={Check}
          loading={close.isPending}
          aria-label={`Vraag over ${subject.label} afsluiten`}
          onClick={() => close.mutate({ params }, { onSuccess: () => toast.success('De vraag is afgesloten') })}
        >
          Afsluiten
        </Button>
      )}
      {isAsking && <AskAgainModal params={params} about={subject.label} onClose={() => setIsAsking(false)} />}
    </div>
  )
}
