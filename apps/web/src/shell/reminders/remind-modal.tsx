import type { ApiError } from '@klopt/api-client'
import { contract, type NextLetter } from '@klopt/api-client/contract'
import { Alert, AppLink, Button, DescriptionList, linkClassName, Modal, Skeleton, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { followsWords, stepLine, sumsOf } from '../../shared/reminders/letter-words.ts'
import { LoadError } from '../load-error.tsx'
import * as styles from './remind-modal.css.ts'
import type { RemindParams } from './use-can-remind.ts'
import { WaitingAlert } from './waiting-alert.tsx'

/** The reminder as the customer gets it, with what it is about and what waits in the bank, before it goes. */
export function RemindModal({ params, onClose }: { params: RemindParams; onClose: () => void }) {
  const [problem, setProblem] = useState<ApiError | null>(null)
  const remind = useWrite(contract.reminders.remind, { errors: 'screen' })
  const preview = useQuery({
    ...query(contract.reminders.preview, { params }),
    staleTime: 0,
    gcTime: 0,
    // What was sent is not planned again.
    enabled: !remind.isPending && !remind.isSuccess,
    meta: { errors: 'screen' },
  })
  const letter = preview.data
  const send = () => {
    const onSuccess = () => {
      toast.success(`De herinnering gaat naar ${letter?.recipient}`)
      onClose()
    }
    remind.mutate({ params }, { onSuccess, onError: setProblem })
  }
  return (
    <Modal
      open
      title="Herinnering versturen"
      onClose={onClose}
      width={600}
      footer={
        letter && (
          <>
            <Button onClick={() => onClose()}>Annuleren</Button>
            {letter.recipient !== null && (
              <Button variant="primary" loading={remind.isPending} onClick={send}>
                Versturen
              </Button>
            )}
          </>
        )
      }
    >
      {letter ? (
        <Shown administrationId={params.administrationId} letter={letter} problem={problem?.message} />
      ) : preview.isError ? (
        <LoadError error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <Skeleton height="280px" />
      )}
    </Modal>
  )
}

interface ShownProps {
  administrationId: number
  letter: NextLetter
  problem: string | undefined
}

function Shown({ administrationId, letter, problem }: ShownProps) {
  const { recipient, contactName, waiting, subject, text } = letter
  const follows = followsWords(letter)
  return (
    <div className={styles.stack}>
      {waiting.length > 0 && (
        <WaitingAlert
          waiting={waiting}
          action={
            <AppLink href={administrationAddress(administrationId, 'bank')} className={linkClassName}>
              Naar de bank
            </AppLink>
          }
        />
      )}
      {recipient === null && <NoAddress {...{ administrationId, letter }} />}
      <DescriptionList
        items={[
          { term: 'Aan', details: recipient === null ? contactName : `${contactName}, ${recipient}` },
          { term: 'Stap', details: stepLine(letter) },
        ]}
      />
      <DescriptionList variant="sums" items={sumsOf(letter)} />
      {follows !== '' && <p className={styles.muted}>{follows}</p>}
      <div>
        <p className={styles.label}>Bericht</p>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <p className={styles.muted}>Een overzicht van deze facturen gaat mee als pdf. De mail kun je niet terughalen.</p>
      {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
    </div>
  )
}

const NoAddress = ({ administrationId, letter }: Omit<ShownProps, 'problem'>) => (
  <Alert
    tone="warning"
    title="Er is geen e-mailadres"
    action={
      <AppLink
        href={administrationAddress(administrationId, 'contacts/$contactId', {
          params: { contactId: letter.contactId },
        })}
        className={linkClassName}
      >
        Naar {letter.contactName}
      </AppLink>
    }
  >
    <p className={styles.line}>Vul eerst een e-mailadres in bij de relatie. Daarna kun je de herinnering versturen.</p>
  </Alert>
)
