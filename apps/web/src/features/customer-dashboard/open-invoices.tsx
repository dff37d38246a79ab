import type { CustomerInvoice } from '@klopt/api-client/contract'
import { Card, Checkbox } from '@klopt/ui'
import { amountOf } from './amount-of.ts'
import { keyOf } from './chosen.ts'
import { InvoiceButton } from './invoice-button.tsx'
import { shortDate } from './customer-dates.ts'
import * as styles from './invoice-rows.css.ts'
import { StatusWord } from './status-word.tsx'
import { useTexts, type Language } from './texts.ts'

interface OpenInvoicesProps {
  open: readonly CustomerInvoice[]
  /** What is paid together. */
  chosenKeys: readonly string[]
  shownKey: string | null
  language: Language
  onChoose: (keys: string[]) => void
  onShow: (key: string) => void
}

/** Everything that is open, to be paid in one payment or one by one. */
export function OpenInvoices({ open, chosenKeys, shownKey, language, onChoose, onShow }: OpenInvoicesProps) {
  const say = useTexts(language)
  const choose = (key: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosenKeys, key] : chosenKeys.filter((each) => each !== key))
  return (
    <Card title={say.openInvoices} padding="none">
      <p className={styles.hint}>{say.openHint}</p>
      <ul className={styles.list}>
        {open.map((invoice) => (
          <li key={keyOf(invoice)} className={styles.row}>
            <Checkbox
              label={say.pay(invoice.number)}
              labelHidden
              checked={chosenKeys.includes(keyOf(invoice))}
              onChange={({ target }) => choose(keyOf(invoice), target.checked)}
            />
            <InvoiceButton
              invoice={invoice}
              isShown={keyOf(invoice) === shownKey}
              day={say.before(shortDate(invoice.dueDate, language))}
              amount={amountOf(invoice, 'open', language)}
              onShow={onShow}
            >
              <StatusWord status={invoice.status} say={say} />
            </InvoiceButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
