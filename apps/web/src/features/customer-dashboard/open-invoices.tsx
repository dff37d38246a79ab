import type { CustomerInvoice } from '@klopt/api-client/contract'
import { Card, Checkbox } from '@klopt/ui'
import { amountOf } from './amount-of.ts'
import { InvoiceButton } from './invoice-button.tsx'
import * as styles from './invoice-rows.css.ts'
import { StatusWord } from './status-word.tsx'
import { useTexts, type Language } from './texts.ts'

interface OpenInvoicesProps {
  open: readonly CustomerInvoice[]
  /** What is paid together. */
  chosenIds: readonly number[]
  shownId: number | null
  language: Language
  onChoose: (ids: number[]) => void
  onShow: (id: number) => void
}

/** Everything that is open, to be paid in one payment or one by one. */
export function OpenInvoices({ open, chosenIds, shownId, language, onChoose, onShow }: OpenInvoicesProps) {
  const say = useTexts(language)
  const choose = (id: number, isChosen: boolean) =>
    onChoose(isChosen ? [...chosenIds, id] : chosenIds.filter((each) => each !== id))
  return (
    <Card title={say.openInvoices} padding="none">
      <p className={styles.hint}>{say.openHint}</p>
      <ul className={styles.list}>
        {open.map((invoice) => (
          <li key={invoice.id} className={styles.row}>
            <Checkbox
              label={say.pay(invoice.number)}
              labelHidden
              checked={chosenIds.includes(invoice.id)}
              onChange={({ target }) => choose(invoice.id, target.checked)}
            />
            <InvoiceButton
              invoice={invoice}
              isShown={invoice.id === shownId}
              date={invoice.dueDate}
              amount={amountOf(invoice, 'open', language)}
              {...{ language, onShow }}
            >
              <StatusWord status={invoice.status} say={say} />
            </InvoiceButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
