import { contract } from '@klopt/api-client/contract'
import { Alert, Modal, openOverlay, Skeleton, type OverlayControls } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/api.ts'
import { currentUserQuery } from '../../app/session.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { paymentFormOf } from './payment-form.ts'
import { WizardModal } from './wizard-modal.tsx'
import { wizardTitle, wizardWidth } from './wizard-frame.ts'

/** Opens the wizard in which the main user chooses a plan and says how it is paid. */
export function openSubscriptionWizard(administrationId: number): void {
  openOverlay((controls) => <SubscriptionWizard administrationId={administrationId} {...controls} />)
}

/** Only the main user may (specification, section 6). */
const notMainUser = 'Alleen de hoofdgebruiker van de administratie kan wisselen van abonnement.'

function SubscriptionWizard({ administrationId, open, onClose }: OverlayControls & { administrationId: number }) {
  const params = { administrationId }
  const user = useQuery(currentUserQuery())
  const variants = useQuery(query(contract.subscriptions.selectableVariants, { params }))
  const subscription = useQuery(query(contract.subscriptions.get, { params }))
  const books = useQuery(query(contract.journals.list, { params }))
  const queries = [user, variants, subscription, books]
  const isMainUser = user.data?.roles?.some(
    (role) =>
      role.administration_id === administrationId && role.deactivated_timestamp === null && role.is_primary_user,
  )
  if (isMainUser && user.data && variants.data && subscription.data && books.data) {
    return (
      <WizardModal
        open={open}
        onClose={onClose}
        administrationId={administrationId}
        variants={variants.data}
        current={subscription.data}
        payment={paymentFormOf({
          known: subscription.data.paymentDetails,
          books: books.data,
          emailAddress: user.data.email_address,
        })}
      />
    )
  }
  const failed = queries.find(({ isError }) => isError)
  return (
    <Modal open={open} onClose={onClose} title={wizardTitle} width={wizardWidth}>
      {isMainUser === false ? (
        <Alert tone="warning">{notMainUser}</Alert>
      ) : failed ? (
        <LoadError error={failed.error} onRetry={() => queries.forEach((each) => void each.refetch())} />
      ) : (
        <Skeleton height="320px" />
      )}
    </Modal>
  )
}
