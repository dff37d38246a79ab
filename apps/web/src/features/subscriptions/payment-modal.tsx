import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, Button, Modal, openOverlay, Skeleton, toast, type OverlayControls } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { query } from '../../app/transport/api.ts'
import { currentUserQuery } from '../../app/session/session.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { paymentFormOf, putAtFields, toWire, type PaymentForm } from './payment-form.ts'
import { SepaMandate } from './sepa-mandate.tsx'
import * as styles from './wizard.css.ts'

const TITLE = 'Betaalgegevens'
const WIDTH_PX = 560

/** Opens the account a subscription is collected from, for changing it without choosing a plan again. */
export function openPaymentModal(administrationId: number): void {
  openOverlay((controls) => <LoadedModal administrationId={administrationId} {...controls} />)
}

interface PaymentModalProps extends OverlayControls {
  administrationId: number
}

function LoadedModal({ administrationId, ...controls }: PaymentModalProps) {
  const params = { administrationId }
  const user = useQuery(currentUserQuery())
  const subscription = useFresh(contract.subscriptions.get, { params })
  const books = useQuery({ ...query(contract.journals.list, { params }), meta: { errors: 'screen' } })
  if (user.data && subscription.data && books.data) {
    const { paymentDetails: known } = subscription.data
    const start = paymentFormOf({ known, books: books.data, emailAddress: user.data.email_address })
    return <PaymentModal {...controls} administrationId={administrationId} current={subscription.data} start={start} />
  }
  const failed = [user, subscription, books].filter(({ isError }) => isError)
  return (
    <Frame {...controls}>
      {failed.length === 0 ? (
        <Skeleton height="240px" />
      ) : (
        <LoadError error={failed[0]?.error} onRetry={() => failed.forEach((each) => void each.refetch())} />
      )}
    </Frame>
  )
}

interface FormProps extends PaymentModalProps {
  current: ResponseOf<typeof contract.subscriptions.get>
  /** What the form begins with. */
  start: PaymentForm
}

function PaymentModal({ administrationId, current, start, open, onClose }: FormProps) {
  const formId = useId()
  const form = useForm<PaymentForm>({ defaultValues: start, mode: 'onTouched' })
  const save = useWrite(contract.subscriptions.updatePaymentDetails, { errors: 'screen' })
  const isRequired = (current.recurringAmount?.amount ?? 0) > 0
  const submit = form.handleSubmit(async (typed) => {
    try {
      await save.mutateAsync({ params: { administrationId }, body: toWire(typed) })
      toast.success('Je betaalgegevens zijn bewaard.')
      onClose({ reason: 'close-button', veto: () => {} })
    } catch (error) {
      putAtFields(form, error)
    }
  })
  return (
    <Frame
      open={open}
      onClose={onClose}
      isDirty={form.formState.isDirty}
      footer={
        <Button variant="primary" type="submit" form={formId} loading={save.isPending}>
          Betaalgegevens bewaren
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <PaymentFields form={form} isRequired={isRequired} />
        {isRequired && <SepaMandate />}
        {form.formState.errors.root?.message && <Alert tone="danger">{form.formState.errors.root.message}</Alert>}
      </form>
    </Frame>
  )
}

interface FrameProps extends OverlayControls {
  isDirty?: boolean
  footer?: ReactNode
  children: ReactNode
}

function Frame({ open, onClose, isDirty = false, footer, children }: FrameProps) {
  return (
    <Modal open={open} onClose={onClose} title={TITLE} width={WIDTH_PX} unsavedChanges={isDirty} footer={footer}>
      {children}
    </Modal>
  )
}
