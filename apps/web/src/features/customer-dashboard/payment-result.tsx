import { contract } from '@klopt/api-client/contract'
import { Alert } from '@klopt/ui'
import { useEffect, useState } from 'react'
import { api } from '../../app/transport/calls.ts'
import { amountIn } from './customer-amounts.ts'
import { useTexts, type Language } from './texts.ts'
import { useFound } from './use-found.ts'

interface PaymentResultProps {
  token: string
  /** Of the payment that the customer comes back from. */
  paymentToken: string
  language: Language
  /** What was paid changes the page. */
  onPaid: () => void
}

/** A bank says within a minute what became of a payment; who waits longer hears of it by the page itself. */
const MOST_LOOKS = 20
const LOOK_AGAIN_MS = 3000

/** What became of an online payment, asked for until the provider knows. */
export default function PaymentResult({ token, paymentToken, language, onPaid }: PaymentResultProps) {
  const say = useTexts(language)
  const [looks, setLooks] = useState(1)
  const found = useFound(`${paymentToken} ${looks}`, (signal) =>
    api.call(contract.onlinePayments.show, { params: { token }, body: { paymentToken } }, { signal }),
  )
  const state = found.data?.state ?? 'open'
  const isWaiting = state === 'open' && looks < MOST_LOOKS
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLooks(looks + 1), LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, looks])
  useEffect(() => {
    if (state === 'paid') onPaid()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the page is asked anew once, when the payment landed
  }, [state])
  if (state === 'paid' && found.data) {
    return <Alert tone="success">{say.onlinePaid(amountIn(language, found.data.amountCents))}</Alert>
  }
  if (state === 'failed') return <Alert tone="warning">{say.onlineFailed}</Alert>
  return <Alert tone="info">{say.onlineWaiting}</Alert>
}
