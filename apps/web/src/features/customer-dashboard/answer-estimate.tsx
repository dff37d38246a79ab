import { contract, type CustomerEstimate } from '@klopt/api-client/contract'
import { Button, TextField } from '@klopt/ui'
import { useRef, useState, type SubmitEvent } from 'react'
import { api } from '../../app/transport/calls.ts'
import * as styles from './estimate-card.css.ts'
import type { EstimateTexts } from './estimate-texts.ts'
import { failureText } from './failure-text.ts'
import type { Language } from './texts.ts'

interface AnswerEstimateProps {
  token: string
  estimate: CustomerEstimate
  chosen: readonly number[]
  say: EstimateTexts
  language: Language
  /** A consumer is told that it binds them to pay, and that they can think again. */
  isConsumer: boolean
  /** It is what the page is for. */
  isMain: boolean
  onAnswered: () => void
}

/** Accepting by name, or declining with a reason. */
export function AnswerEstimate(props: AnswerEstimateProps) {
  const { token, estimate, chosen, say, language, isConsumer, isMain, onAnswered } = props
  const [answer, setAnswer] = useState<'accept' | 'decline'>()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const params = { token, estimateId: estimate.id }
  const { version } = estimate

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (answer === 'accept' && text.trim() === '') {
      setError(say.nameMissing)
      field.current?.focus()
      return
    }
    setIsSending(true)
    setError(undefined)
    const sent =
      answer === 'accept'
        ? api.call(contract.customerEstimates.accept, { params, body: { name: text, version, chosen: [...chosen] } })
        : api.call(contract.customerEstimates.decline, { params, body: { version, reason: text } })
    sent.then(onAnswered, (failure: unknown) => {
      setIsSending(false)
      setError(failureText(failure, language, say.failed))
    })
  }
  if (answer === undefined) {
    return (
      <div className={styles.buttons}>
        <Button onClick={() => setAnswer('decline')} size="large" className={styles.main}>
          {say.decline}
        </Button>
        <Button
          onClick={() => setAnswer('accept')}
          size="large"
          variant={isMain ? 'primary' : 'light'}
          className={styles.main}
        >
          {say.accept}
        </Button>
      </div>
    )
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        key={answer}
        ref={field}
        required={answer === 'accept'}
        autoFocus
        label={answer === 'accept' ? say.name : say.reason}
        hint={answer === 'accept' ? say.nameHint : undefined}
        autoComplete={answer === 'accept' ? 'name' : 'off'}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={error}
      />
      {answer === 'accept' && isConsumer && <p className={styles.law}>{say.withdrawal}</p>}
      <div className={styles.answerButtons}>
        <Button
          size="large"
          onClick={() => {
            setAnswer(undefined)
            setText('')
            setError(undefined)
          }}
        >
          {say.back}
        </Button>
        <Button type="submit" variant="primary" size="large" className={styles.binding} loading={isSending}>
          <span className={styles.bindingText}>
            {answer === 'decline' ? say.decline : isConsumer ? say.acceptAndPay : say.accept}
          </span>
        </Button>
      </div>
    </form>
  )
}
