import { ApiError } from '@klopt/api-client'
import { contract, type CustomerEstimate, type CustomerPage } from '@klopt/api-client/contract'
import { paperFormatIn } from '@klopt/bookkeeping/paper'
import { Badge, Button, Card, Checkbox } from '@klopt/ui'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../app/transport/calls.ts'
import { download } from '../../app/transport/download.ts'
import { AnswerEstimate } from './answer-estimate.tsx'
import * as styles from './estimate-card.css.ts'
import { isWaiting } from './estimate-places.ts'
import { estimateTones } from './estimate-tones.ts'
import { estimateTexts, type EstimateTexts } from './estimate-texts.ts'
import { longDate } from './customer-dates.ts'
import type { Language } from './texts.ts'
import { WithdrawEstimate } from './withdraw-estimate.tsx'

export interface EstimateCardProps {
  token: string
  page: CustomerPage
  estimate: CustomerEstimate
  language: Language
  /** What the mail was about: it heads the page, and its answer is the main thing to do. */
  isMain?: boolean
  /** It was answered on this page: where the focus was is gone, and goes on at what came of it. */
  wasAnswered?: boolean
  onAnswered: () => void
}

/** An estimate: what is offered, which options one wants, what that comes to, and the answer. */
export default function EstimateCard(props: EstimateCardProps) {
  const { token, page, estimate, language, isMain = false, wasAnswered = false, onAnswered } = props
  const say = estimateTexts[language]
  const Title = isMain ? 'h1' : 'h2'
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (wasAnswered) title.current?.focus()
  }, [wasAnswered])
  const { euro, money } = paperFormatIn(language, estimate.currency)
  const isOpen = isWaiting(estimate)
  const [chosen, setChosen] = useState(() => estimate.lines.flatMap((line, place) => (line.chosen ? [place] : [])))
  const price = usePrice(token, estimate, isOpen ? chosen : null)
  useMarkViewed(token, estimate, page.isPreview || !isOpen)
  return (
    <Card padding="none">
      <div className={styles.head}>
        <div className={styles.headRow}>
          <Title ref={title} tabIndex={wasAnswered ? -1 : undefined} className={styles.title}>
            {say.estimate} {estimate.number}
          </Title>
          <Badge tone={estimateTones[estimate.status]}>{say.statuses[estimate.status]}</Badge>
        </div>
        <p className={styles.facts}>
          {[estimate.reference, say.until(longDate(estimate.validUntil, language))].filter(Boolean).join(' · ')}
        </p>
        {estimate.note && <p className={styles.noteText}>{estimate.note}</p>}
      </div>
      <ul className={styles.lines}>
        {estimate.lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place of a line is what is answered
          <li key={place} className={styles.line}>
            {isOpen && line.optional ? (
              <Checkbox
                label={line.description}
                checked={chosen.includes(place)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, place] : chosen.filter((each) => each !== place))
                }
              />
            ) : (
              <span className={line.chosen ? styles.words : styles.unwanted}>{line.description}</span>
            )}
            <span className={line.chosen || chosen.includes(place) ? styles.amount : styles.unwantedAmount}>
              {money(line.amountCents)}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.total} aria-live="polite">
          <strong className={styles.sum}>{euro(price.grossCents)}</strong>{' '}
          <span className={styles.vat}>{say.vat(money(price.vatCents))}</span>
        </p>
        <PdfButton token={token} estimate={estimate} say={say} />
      </div>
      {estimate.accepted && (
        <p className={styles.answer}>
          {say.acceptedBy(estimate.accepted.name, longDate(dayOf(estimate.accepted.at), language))}
        </p>
      )}
      {estimate.withdrawnAt !== null && (
        <p className={styles.withdrawn}>{say.withdrawnOn(longDate(dayOf(estimate.withdrawnAt), language))}</p>
      )}
      {estimate.withdrawableUntil !== null && estimate.accepted !== null && !page.isPreview && (
        <WithdrawEstimate
          {...{ token, estimate, say, language, onAnswered }}
          name={estimate.accepted.name}
          until={longDate(estimate.withdrawableUntil, language)}
        />
      )}
      {isOpen && !page.isPreview && (
        <AnswerEstimate
          {...{ token, estimate, chosen, say, language, isMain, onAnswered }}
          isConsumer={page.customer.kind === 'person'}
        />
      )}
    </Card>
  )
}

/** The server says what it comes to with these options; what it came to stays until then. Null asks nothing. */
function usePrice(token: string, estimate: CustomerEstimate, chosen: readonly number[] | null) {
  const [price, setPrice] = useState({ grossCents: estimate.grossCents, vatCents: estimate.vatCents })
  const asked = chosen === null ? null : chosen.toSorted((a, b) => a - b).join()
  useEffect(() => {
    if (asked === null) return
    const leaving = new AbortController()
    const body = { chosen: asked === '' ? [] : asked.split(',').map(Number) }
    api
      .call(
        contract.customerEstimates.price,
        { params: { token, estimateId: estimate.id }, body },
        { signal: leaving.signal },
      )
      .then(setPrice, () => undefined)
    return () => leaving.abort()
  }, [token, estimate.id, asked])
  return price
}

function useMarkViewed(token: string, { id: estimateId }: CustomerEstimate, isSilent: boolean): void {
  useEffect(() => {
    if (isSilent) return
    api.call(contract.customerEstimates.view, { params: { token, estimateId } }).catch(() => undefined)
  }, [token, estimateId, isSilent])
}

function PdfButton({ token, estimate, say }: { token: string; estimate: CustomerEstimate; say: EstimateTexts }) {
  const [state, setState] = useState('')
  const fetchPdf = () => {
    setState('loading')
    api.call(contract.customerEstimates.pdf, { params: { token, estimateId: estimate.id } }).then(
      (file) => {
        setState('')
        download(file)
      },
      (error: unknown) => setState(error instanceof ApiError ? error.message : say.failed),
    )
  }
  return (
    <>
      <Button
        icon={Download}
        size="small"
        loading={state === 'loading'}
        aria-label={say.download(estimate.number)}
        onClick={fetchPdf}
      >
        {say.pdf}
      </Button>
      {state !== '' && state !== 'loading' && (
        <p role="alert" className={styles.failed}>
          {state}
        </p>
      )}
    </>
  )
}

/** The civil date of an instant, in the Netherlands. */
const dayOf = (timestamp: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(timestamp * 1000)
