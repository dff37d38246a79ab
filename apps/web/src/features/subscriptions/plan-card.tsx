import { Badge, Button, Card, DescriptionList } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { today } from '../../app/today.ts'
import { choosePlan } from './choose-plan.ts'
import { discountText, fullPriceText, planTiers } from './plan-texts.ts'
import type { SubscriptionPartProps } from './types.ts'
import { nameOf, periodText } from './subscription-state.ts'
import * as styles from './subscription-screen.css.ts'
import { typeLabels } from '../../shared/subscriptions/type-labels.ts'

/** The plan, its price and its period; the main user changes it in the wizard. */
export function PlanCard({ subscription, administrationId, isMainUser }: SubscriptionPartProps) {
  const { planName, recurringAmount, nextPrice, campaign, subscriberKind, type } = subscription
  const discount = recurringAmount && discountText(recurringAmount)
  const tier = planName && planTiers[planName]
  const period = periodText(subscription, today())
  const canChoose = isMainUser && subscriberKind === 'OWNER'
  return (
    <Card title="Je abonnement">
      <div className={styles.stack}>
        <div className={styles.line}>
          <div className={styles.words}>
            <p className={styles.name}>
              {nameOf(subscription)} <Badge dot={false}>{typeLabels[type]}</Badge>
            </p>
            {tier && <p className={styles.text}>{tier}</p>}
          </div>
          {canChoose && (
            <Button
              variant={planName === null ? 'primary' : 'secondary'}
              onClick={() => void choosePlan(administrationId)}
            >
              {planName === null ? 'Selecteer abonnement' : 'Ander abonnement kiezen'}
            </Button>
          )}
        </div>
        {(recurringAmount !== null || period !== null) && (
          <DescriptionList
            items={[
              ...(recurringAmount && subscriberKind === 'OWNER'
                ? [
                    {
                      term: 'Prijs',
                      details: (
                        <span className={styles.badged}>
                          {fullPriceText(recurringAmount)}
                          {discount && (
                            <Badge tone="success" dot={false}>
                              {discount}
                            </Badge>
                          )}
                        </span>
                      ),
                    },
                    ...(nextPrice
                      ? [
                          {
                            term: `Vanaf ${formatDateLong(nextPrice.from)}`,
                            details: `${fullPriceText({ ...recurringAmount, amount: nextPrice.amount })}${campaign ? `, na de korting van ‘${campaign.name}’` : ''}`,
                          },
                        ]
                      : []),
                  ]
                : []),
              ...(period === null ? [] : [{ term: 'Periode', details: period }]),
            ]}
          />
        )}
      </div>
    </Card>
  )
}
