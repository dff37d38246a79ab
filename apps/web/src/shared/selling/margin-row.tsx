import { Button, Modal, TextField } from '@klopt/ui'
import { computeDecimal, formatAmount } from '@klopt/validators'
import { useState } from 'react'
import { formatPrice, type DraftLine } from './draft.ts'
import * as styles from './draft-lines.css.ts'
import { tidyPrice } from './tidy-price.ts'

interface MarginRowProps {
  line: DraftLine
  onChange: (change: Pick<DraftLine, 'purchasePrice'>) => void
}

/** Under a line of used goods: what each was bought for, which the customer never sees. */
export function MarginRow({ line: { purchasePrice = null }, onChange }: MarginRowProps) {
  const [asks, setAsks] = useState(false)
  return (
    <p className={styles.period}>
      {purchasePrice !== null && `Ingekocht voor ${formatAmount(Math.round(Number(purchasePrice) * 100))} per stuk. `}
      <Button variant="link" className={styles.marginLink} onClick={() => setAsks(true)}>
        {purchasePrice === null ? 'Inkoopprijs invullen' : 'Inkoopprijs wijzigen'}
      </Button>
      {asks && (
        <PurchasePriceModal
          purchasePrice={purchasePrice}
          onChoose={(chosen) => onChange({ purchasePrice: chosen })}
          onClose={() => setAsks(false)}
        />
      )}
    </p>
  )
}

interface PurchasePriceModalProps {
  purchasePrice: string | null
  onChoose: (purchasePrice: string) => void
  onClose: () => void
}

function PurchasePriceModal({ purchasePrice, onChoose, onClose }: PurchasePriceModalProps) {
  const [text, setText] = useState(purchasePrice === null ? '' : formatPrice(purchasePrice))
  const value = computeDecimal(text)
  const isFine = value !== null && !value.startsWith('-')
  const choose = () => {
    if (!isFine) return
    onChoose(value)
    onClose()
  }
  return (
    <Modal
      open
      title="Inkoopprijs van gebruikte goederen"
      onClose={onClose}
      footer={
        <Button variant="primary" disabled={!isFine} onClick={choose}>
          Gebruiken
        </Button>
      }
    >
      <p>
        Btw gaat over het verschil tussen verkoop en inkoop, per artikel. Voor onder meer auto’s, kleding en meubels
        rekent de wet per periode; per artikel mag dan alleen als je dat bij de inspecteur hebt gemeld. Bij
        Instellingen, Btw leg je vast wat voor jou geldt.
      </p>
      <TextField
        label="Ingekocht voor, per stuk"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => setText(tidyPrice(text))}
        error={text.trim() !== '' && !isFine ? 'Vul een bedrag van 0 of meer in' : undefined}
      />
    </Modal>
  )
}
