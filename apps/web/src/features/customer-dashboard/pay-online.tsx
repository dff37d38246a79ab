import { ApiError } from '@klopt/api-client'
import { contract, type ChosenInvoices } from '@klopt/api-client/contract'
import { Alert, Button } from '@klopt/ui'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../app/transport/calls.ts'
import { failureText } from './failure-text.ts'
import * as styles from './payment-card.css.ts'
import type { Language, Texts } from './texts.ts'

interface PayOnlineProps {
  token: string
  chosen: ChosenInvoices
  /** The owner who looks along pays nothing. */
  isPreview: boolean
  language: Language
  say: Texts
}

/** Leads to the page of the provider, which leads back here. */
export default function PayOnline({ token, chosen, isPreview, language, say }: PayOnlineProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const pay = async () => {
    setIsLeaving(true)
    setFailure(undefined)
    try {
      const begun = await api.call(contract.onlinePayments.start, { params: { token }, body: chosen })
      window.location.assign(begun.checkoutUrl)
    } catch (error) {
      setIsLeaving(false)
      setFailure(error)
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
        loading={isLeaving}
        disabled={isPreview}
        onClick={() => void pay()}
      >
        {say.payOnline}
      </Button>
      {failure !== undefined && <Alert tone="danger">{failureText(failure, language, say.payOnlineFailed)}</Alert>}
    </div>
  )
}
