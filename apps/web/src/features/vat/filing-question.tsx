import { Confirm, DateField } from '@klopt/ui'
import { addDays } from '@klopt/validators'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { CountsOn } from '../../shared/ledger/counts-on.tsx'
import { ApprovalReason } from '../../shell/approvals/approval-reason.tsx'
import type { VatReturn } from './period-states.ts'
import { daysOf, paymentSentence } from './return-sentences.ts'
import * as styles from './vat.css.ts'

/** How a return is filed: the day on which somebody handed it in, and why not to wait for the client. */
export interface Filing {
  readonly handedInOn?: string
  readonly approvalReason?: string
}

export interface FilingQuestionProps {
  administrationId: number
  vatReturn: VatReturn
  /** Why it waits for the client; null where it does not. */
  waits: string | null
  open: boolean
  onClose: () => void
  onFile: (filing: Filing) => Promise<void>
}

/** Says what speaks against filing and what it does, and asks for the day on which it was handed in. */
export function FilingQuestion({ administrationId, vatReturn, waits, open, onClose, onFile }: FilingQuestionProps) {
  const { label, end, isWorksheet, checks } = vatReturn
  const [handedInOn, setHandedInOn] = useState<string | null>(() => today())
  const [reason, setReason] = useState('')
  const [wasAsked, setWasAsked] = useState(false)
  const unsolved = checks.filter(({ tone }) => tone !== 'success')
  const lacksReason = waits !== null && reason.trim() === ''
  const file = () => {
    setWasAsked(true)
    if (lacksReason) return undefined
    return onFile({
      ...(handedInOn !== null && !isWorksheet && { handedInOn }),
      ...(waits !== null && { approvalReason: reason.trim() }),
    })
  }
  return (
    <Confirm
      open={open}
      // Without its reason it was not done: the question stays.
      onClose={({ reason: how }) => {
        if (how !== 'choice' || !lacksReason) onClose()
      }}
      onConfirm={file}
      title={`Aangifte doen over ${label}`}
      confirmLabel={labelOf(waits !== null, unsolved.length > 0)}
      careful={waits !== null || unsolved.length > 0}
    >
      {waits !== null && <ApprovalReason {...{ waits, reason }} isMissing={wasAsked} onChange={setReason} />}
      {unsolved.length > 0 && (
        <>
          <p className={styles.stillOpen}>Dit staat nog open:</p>
          <ul className={styles.consequences}>
            {unsolved.map(({ kind, text }) => (
              <li key={kind}>{text}</li>
            ))}
          </ul>
          <p className={styles.stillOpen}>Doe je toch aangifte:</p>
        </>
      )}
      <ul className={styles.consequences}>
        <li>
          De bedragen worden bewaard zoals ze nu zijn. Wat je daarna nog in {daysOf(vatReturn)} boekt, telt daar mee in
          je boekhouding; de btw ervan wacht als nog aan te geven.
        </li>
        <li>
          Klopt stuurt niets naar de Belastingdienst. Neem de bedragen over in Mijn Belastingdienst Zakelijk; bij elke
          rubriek staat een knop om te kopiëren.
        </li>
        <li>{paymentSentence(vatReturn, today())}</li>
      </ul>
      <CountsOn administrationId={administrationId} date={open ? end : null} vat="none" of="return" />
      {!isWorksheet && (
        <DateField
          className={styles.handedIn}
          label="Ingediend op"
          hint="De dag waarop je de aangifte bij de Belastingdienst doet. Leeg: vandaag."
          value={handedInOn}
          onChange={setHandedInOn}
          min={addDays(end, 1)}
          max={today()}
        />
      )}
    </Confirm>
  )
}

function labelOf(isWithoutApproval: boolean, isUnsolved: boolean): string {
  if (isWithoutApproval) return 'Zonder akkoord aangifte doen'
  return isUnsolved ? 'Toch aangifte doen' : 'Aangifte doen'
}
