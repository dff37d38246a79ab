import type { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { useRef } from 'react'
import { asApiError } from '../../app/errors/failures.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { toWire, type PaymentForm } from './payment-form.ts'

/** Why it stopped, and how far it had come. */
export interface SubscribeFailure {
  readonly error: ApiError
  readonly planIsChanged: boolean
}

/**
 * Changes the plan, then keeps the payment details if they were given (specification, section 4). Done again after
 * it stopped in between, it does only what was left.
 */
export function useSubscribe(administrationId: number) {
  const switchPlan = useWrite(contract.subscriptions.switchToVariant, { errors: 'screen' })
  const savePayment = useWrite(contract.subscriptions.updatePaymentDetails, { errors: 'screen' })
  const changedTo = useRef<number | null>(null)

  /** Null when all of it was done. */
  return async (variantId: number, payment: PaymentForm | null): Promise<SubscribeFailure | null> => {
    try {
      if (changedTo.current !== variantId) {
        await switchPlan.mutateAsync({ params: { administrationId, variantId } })
        changedTo.current = variantId
      }
      if (payment) await savePayment.mutateAsync({ params: { administrationId }, body: toWire(payment) })
      return null
    } catch (error) {
      return { error: asApiError(error), planIsChanged: changedTo.current === variantId }
    }
  }
}
