import { contract } from '@klopt/api-client/contract'
import { askConfirmation, Button, Card, toast } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useWrite } from '../../app/transport/use-write.ts'
import type { SubscriptionPartProps } from './types.ts'
import * as styles from './subscription-screen.css.ts'

/** Ends the subscription with its month, or lets one that was cancelled go on. */
export function CancelCard({ subscription, administrationId }: SubscriptionPartProps) {
  const params = { administrationId }
  const cancel = useWrite(contract.subscriptions.cancel, {
    onAnswer: ({ endsOn }) => toast.success(`Je abonnement stopt na ${formatDateLong(endsOn)}.`),
  })
  const resume = useWrite(contract.subscriptions.resume, {
    onAnswer: () => toast.success('Je opzegging is ingetrokken. Je abonnement loopt gewoon door.'),
  })
  const { endsOn, endsOnWhenCancelled } = subscription
  if (endsOnWhenCancelled === null) return null
  const lastDay = formatDateLong(endsOnWhenCancelled)
  const ask = async () => {
    const isSure = await askConfirmation({
      title: 'Abonnement opzeggen',
      text: `Je abonnement stopt na ${lastDay}. Daarna kun je dertig dagen alles bekijken en exporteren, maar niets meer wijzigen. Tot die tijd kun je je bedenken.`,
      confirmLabel: 'Abonnement opzeggen',
      cancelLabel: 'Abonnement houden',
      danger: true,
    })
    if (isSure) cancel.mutate({ params })
  }
  return (
    <Card title="Opzeggen">
      <div className={styles.line}>
        <p className={styles.words}>
          {endsOn === null
            ? `Je kunt elke maand opzeggen. Zeg je nu op, dan stopt je abonnement na ${lastDay}; daarna kun je nog dertig dagen alles bekijken en exporteren.`
            : `Je hebt opgezegd. Je abonnement stopt na ${formatDateLong(endsOn)}. Bedenk je je, dan loopt het gewoon door.`}
        </p>
        {endsOn === null ? (
          <Button loading={cancel.isPending} onClick={() => void ask()}>
            Abonnement opzeggen
          </Button>
        ) : (
          <Button variant="primary" loading={resume.isPending} onClick={() => resume.mutate({ params })}>
            Opzegging intrekken
          </Button>
        )}
      </div>
    </Card>
  )
}
