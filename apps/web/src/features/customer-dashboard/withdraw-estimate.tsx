import { contract, type CustomerEstimate } from '@klopt/api-client/contract'
import { Button, TextField } from '@klopt/ui'
import { email } from '@klopt/validators'
import { useState, type SubmitEvent } from 'react'
import { api } from '../../app/transport/calls.ts'
import * as styles from './estimate-card.css.ts'
import type { EstimateTexts } from './estimate-texts.ts'
import { failureText } from './failure-text.ts'
import type { Language } from './texts.ts'

interface WithdrawEstimateProps {
  token: string
  estimate: CustomerEstimate
  say: EstimateTexts
  language: Language
  /** Of who accepted it. */
  name: string
  /** The last day on which it can be done, in words. */
  until: string
  onAnswered: () => void
}

/** Going back on what one accepted, by a consumer: what one declares, where that is confirmed, and the declaration itself. */
export function WithdrawEstimate(props: WithdrawEstimateProps) {
  const { token, estimate, say, language, name, until, onAnswered } = props
  const [isOpen, setIsOpen] = useState(false)
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = email(address)
    if (!read.ok) return setError(say.emailInvalid)
    setIsSending(true)
    setError(undefined)
    const params = { token, estimateId: estimate.id }
    api
      .call(contract.customerEstimates.withdraw, { params, body: { emailAddress: read.value } })
      .then(onAnswered, (failure: unknown) => {
        setIsSending(false)
        setError(failureText(failure, language, say.failed))
      })
  }
  if (!isOpen) {
    return (
      <div className={styles.withdrawal}>
        <p className={styles.law}>{say.withdrawable(until)}</p>
        <Button onClick={() => setIsOpen(true)}>{say.withdraw}</Button>
      </div>
    )
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.declaration}>{say.declaration(name, estimate.number)}</p>
      <TextField
        autoFocus
        type="email"
        autoComplete="email"
        inputMode="email"
        label={say.receiptTo}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={error}
      />
      <div className={styles.answerButtons}>
        <Button size="large" onClick={() => setIsOpen(false)}>
          {say.back}
        </Button>
        <Button type="submit" variant="primary" size="large" className={styles.main} loading={isSending}>
          {say.confirmWithdrawal}
        </Button>
      </div>
    </form>
  )
}
