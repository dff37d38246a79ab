import { contract, type CustomerPage, type CustomerSubscription } from '@klopt/api-client/contract'
import { paperFormatIn } from '@klopt/bookkeeping/paper'
import { Badge, type BadgeProps, Button, Card, TextField } from '@klopt/ui'
import { useState, type SubmitEvent } from 'react'
import { api } from '../../app/transport/calls.ts'
import { failureText } from './failure-text.ts'
import { subscriptionTexts } from './subscription-texts.ts'
import * as styles from './subscriptions-card.css.ts'
import { longDate, shortDate } from './customer-dates.ts'
import type { Language } from './texts.ts'

interface SubscriptionsCardProps {
  token: string
  page: CustomerPage
  language: Language
  /** Something was cancelled, which changes the page. */
  onAnswered: () => void
}

const tones: Readonly<Record<CustomerSubscription['status'], BadgeProps['tone']>> = {
  active: 'success',
  paused: 'neutral',
  requested: 'warning',
  ending: 'warning',
}

/** What is invoiced again and again: how often, what comes next, and ending it. */
export default function SubscriptionsCard({ token, page, language, onAnswered }: SubscriptionsCardProps) {
  const say = subscriptionTexts[language]
  return (
    <Card title={say.title} padding="none">
      <ul className={styles.list}>
        {page.subscriptions.map((subscription) => (
          <li key={subscription.id} className={styles.item}>
            <div className={styles.row}>
              <div className={styles.words}>
                <p className={styles.name}>{subscription.description}</p>
                <p className={styles.facts}>{factsOf(subscription, language)}</p>
              </div>
              <div className={styles.amount}>
                {paperFormatIn(language, subscription.currency).euro(subscription.grossCents)}
              </div>
            </div>
            <div className={styles.row}>
              <Badge tone={tones[subscription.status]}>{say.statuses[subscription.status]}</Badge>
            </div>
            {(subscription.status === 'active' || subscription.status === 'paused') && !page.isPreview && (
              <Cancel {...{ token, subscription, language, onAnswered }} seller={page.seller.name} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface CancelProps extends Omit<SubscriptionsCardProps, 'page'> {
  subscription: CustomerSubscription
  seller: string
}

/** Ending one: what that does is said before it is done. */
function Cancel({ token, subscription, seller, language, onAnswered }: CancelProps) {
  const say = subscriptionTexts[language]
  const { id: recurringInvoiceId, description, cancelledTodayUntil } = subscription
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsSending(true)
    setError(undefined)
    const asked = { params: { token, recurringInvoiceId }, body: { reason } }
    api.call(contract.customerSubscriptions.cancel, asked).then(onAnswered, (failure: unknown) => {
      setIsSending(false)
      setError(failureText(failure, language, say.failed))
    })
  }
  if (!isOpen) {
    return (
      <div className={styles.buttons}>
        <Button size="small" aria-label={say.cancelOf(description)} onClick={() => setIsOpen(true)}>
          {say.cancel}
        </Button>
      </div>
    )
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.facts}>
        {cancelledTodayUntil === null ? say.asks(seller) : say.effect(longDate(cancelledTodayUntil, language))}
      </p>
      <TextField
        autoFocus
        label={say.reason}
        maxLength={1000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={error}
      />
      <div className={styles.buttons}>
        <Button size="large" onClick={() => setIsOpen(false)}>
          {say.back}
        </Button>
        <Button type="submit" variant="primary" size="large" loading={isSending}>
          {say.confirm}
        </Button>
      </div>
    </form>
  )
}

function factsOf({ unit, count, nextOn, endsOn }: CustomerSubscription, language: Language): string {
  const say = subscriptionTexts[language]
  return [
    say.every(unit, count),
    nextOn !== null && say.next(shortDate(nextOn, language)),
    endsOn !== null && say.until(shortDate(endsOn, language)),
  ]
    .filter(Boolean)
    .join(' · ')
}
