import { Button, Card, DescriptionList } from '@klopt/ui'
import { bankFromIban, formatIban } from '@klopt/validators'
import { EmailText } from '../../shared/look/email-text.tsx'
import { openPaymentModal } from './payment-modal.tsx'
import type { SubscriptionPartProps } from './types.ts'
import { paymentText, type Subscription } from './subscription-state.ts'
import * as styles from './subscription-screen.css.ts'

/** How it is paid; the main user changes the account it is collected from. */
export function PaymentCard({ subscription, administrationId, isMainUser }: SubscriptionPartProps) {
  const { paymentDetails, paymentMethod, subscriberKind } = subscription
  const canChange =
    isMainUser && subscriberKind === 'OWNER' && (paymentMethod === 'COLLECTION' || paymentDetails !== null)
  return (
    <Card title="Betaling">
      <div className={styles.stack}>
        <div className={styles.line}>
          <p className={styles.words}>{paymentText(subscription)}</p>
          {canChange && (
            <Button
              variant={paymentDetails === null ? 'primary' : 'secondary'}
              onClick={() => openPaymentModal(administrationId)}
            >
              {paymentDetails === null ? 'Betaalgegevens invullen' : 'Betaalgegevens wijzigen'}
            </Button>
          )}
        </div>
        {paymentDetails && <DescriptionList items={detailsOf(paymentDetails)} />}
      </div>
    </Card>
  )
}

function detailsOf(details: NonNullable<Subscription['paymentDetails']>) {
  const { accountNumber, accountHolder, invoiceEmailAddress, mandateReference } = details
  const bank = bankFromIban(accountNumber)
  return [
    { term: 'Rekening', details: formatIban(accountNumber) + (bank ? ` (${bank})` : '') },
    { term: 'Rekeninghouder', details: accountHolder || '–' },
    { term: 'Facturen naar', details: invoiceEmailAddress ? <EmailText text={invoiceEmailAddress} /> : '–' },
    { term: 'Kenmerk machtiging', details: mandateReference },
  ]
}
