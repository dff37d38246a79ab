import { contract } from '@klopt/api-client/contract'
import { Alert, Modal, openOverlay, Skeleton, type OverlayControls } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../app/transport/api.ts'
import { currentUserQuery } from '../../app/session/session.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { isMainUserOf, NOT_MAIN_USER } from './main-user.ts'
import { paymentFormOf } from './payment-form.ts'
import { WizardModal } from './wizard-modal.tsx'
import { WIZARD_TITLE, WIZARD_WIDTH } from './wizard-frame.ts'

/** Opens the wizard in which the main user chooses a plan and says how it is paid. */
export function openSubscriptionWizard(administrationId: number): void {
  openOverlay((controls) => <SubscriptionWizard administrationId={administrationId} {...controls} />)
}

interface SubscriptionWizardProps extends OverlayControls {
  administrationId: number
}

function SubscriptionWizard({ administrationId, ...controls }: SubscriptionWizardProps) {
  const user = useQuery(currentUserQuery())
  if (user.data === undefined) return <Frame {...controls}>{stateOf([user])}</Frame>
  if (!isMainUserOf(user.data, administrationId)) {
    return (
      <Frame {...controls}>
        <Alert tone="warning">{NOT_MAIN_USER}</Alert>
      </Frame>
    )
  }
  return <LoadedWizard administrationId={administrationId} emailAddress={user.data.email_address} {...controls} />
}

/** Asks the server first: an older subscription would be told as the current one. */
function LoadedWizard({
  administrationId,
  emailAddress,
  ...controls
}: SubscriptionWizardProps & { emailAddress: string }) {
  const params = { administrationId }
  const variants = useFresh(contract.subscriptions.selectableVariants, { params })
  const subscription = useFresh(contract.subscriptions.get, { params })
  const books = useQuery({ ...query(contract.journals.list, { params }), meta: { errors: 'screen' } })
  if (!variants.data || !subscription.data || !books.data) {
    return <Frame {...controls}>{stateOf([variants, subscription, books])}</Frame>
  }
  const known = subscription.data.paymentDetails
  return (
    <WizardModal
      {...controls}
      administrationId={administrationId}
      variants={variants.data}
      current={subscription.data}
      payment={paymentFormOf({ known, books: books.data, emailAddress })}
    />
  )
}

interface Loading {
  isError: boolean
  error: unknown
  refetch: () => unknown
}

/** While it loads, or when that failed. */
function stateOf(queries: readonly Loading[]): ReactNode {
  const failed = queries.filter(({ isError }) => isError)
  if (failed.length === 0) return <Skeleton height="320px" />
  return <LoadError error={failed[0]?.error} onRetry={() => failed.forEach((each) => void each.refetch())} />
}

function Frame({ open, onClose, children }: OverlayControls & { children: ReactNode }) {
  return (
    <Modal open={open} onClose={onClose} title={WIZARD_TITLE} width={WIZARD_WIDTH}>
      {children}
    </Modal>
  )
}
