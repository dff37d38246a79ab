import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { Alert, Button } from '@klopt/ui'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../app/transport/calls.ts'
import * as styles from './payment-card.css.ts'
import type { Texts } from './texts.ts'

interface PayOnlineProps {
  token: string
  invoiceIds: readonly number[]
  /** The owner who looks along pays nothing. */
  isPreview: boolean
  say: Texts
}

/** Leads to the page of the provider, which leads back here. */
export default function PayOnline({ token, invoiceIds, isPreview, say }: PayOnlineProps) {
  const [phase, setPhase] = useState<'idle' | 'leaving' | 'failed'>('idle')
  const pay = async () => {
    setPhase('leaving')
    try {
      const input = { params: { token }, body: { invoiceIds: [...invoiceIds] } }
      window.location.assign((await api.call(contract.onlinePayments.start, input)).checkoutUrl)
    } catch (error) {
      setPhase('failed')
      if (!(error instanceof ApiError)) throw error
    }
  }
  return (
    <div className={styles.online}>
      <Button
        variant="primary"
        size="large"
        icon={ExternalLink}
        fullWidth
        loading={phase === 'leaving'}
        disabled={isPreview}
        onClick={() => void pay()}
      >
        {say.payOnline}
      </Button>
      {phase === 'failed' && <Alert tone="danger">{say.payOnlineFailed}</Alert>}
    </div>
  )
}
