import { Alert, AppLink, Card, Checkbox, linkClassName } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../app/routing/address.ts'
import type { DraftPartProps } from '../../shared/selling/draft.ts'
import * as styles from './deposits-card.css.ts'
import type { DepositChoice } from './use-deposits.ts'

interface DepositsCardProps extends DraftPartProps {
  administrationId: number
  choices: readonly DepositChoice[]
  /** Of a credit invoice: the deposits count again by it. */
  isReturned: boolean
}

/** The deposits of the customer, to take off this invoice; nothing where there are none. */
export function DepositsCard({ administrationId, choices, isReturned, draft, update, problems }: DepositsCardProps) {
  const error = problems['depositIds']
  if (choices.length === 0 && error === undefined) return null
  const toggle = (id: number, isChosen: boolean) =>
    update((before) => {
      const others = (before.depositIds ?? []).filter((each) => each !== id)
      return { ...before, depositIds: isChosen ? [...others, id].toSorted((a, b) => a - b) : others }
    })
  return (
    <Card title={isReturned ? 'Aanbetalingen terugzetten' : 'Aanbetalingen verrekenen'}>
      <ul className={styles.list}>
        {choices.map(({ deposit, otherDraftId }, index) => (
          <li key={deposit.id} className={styles.row}>
            <Checkbox
              label={`${deposit.number} van ${formatDateShort(deposit.invoiceDate)}`}
              hint={
                otherDraftId !== null && (
                  <>
                    Staat al op{' '}
                    <AppLink
                      className={linkClassName}
                      href={administrationAddress(administrationId, 'invoices/$invoiceId', {
                        params: { invoiceId: otherDraftId },
                      })}
                    >
                      een andere conceptfactuur
                    </AppLink>
                  </>
                )
              }
              disabled={otherDraftId !== null}
              checked={draft.depositIds?.includes(deposit.id) === true}
              {...(index === 0 && error !== undefined && { error })}
              onChange={({ target }) => toggle(deposit.id, target.checked)}
            />
            <span className={styles.amount}>{formatEuro(deposit.grossCents)}</span>
          </li>
        ))}
      </ul>
      {error !== undefined && choices.length === 0 && <Alert tone="danger">{error}</Alert>}
    </Card>
  )
}
