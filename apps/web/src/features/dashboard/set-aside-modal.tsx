import { epcQrPayload } from '@klopt/bookkeeping/payments'
import { Button, CopyButton, DescriptionList, Modal } from '@klopt/ui'
import { formatEuro, formatIban } from '@klopt/validators'
import { QrCode } from '../../shell/qr-code.tsx'
import * as styles from './dashboard.css.ts'

export interface SetAsideModalProps {
  /** The savings account. */
  name: string
  iban: string
  cents: number
  open: boolean
  onClose: () => void
}

/** How the missing VAT is put on the savings account: Klopt moves no money, the app of the bank does. */
export function SetAsideModal({ name, iban, cents, open, onClose }: SetAsideModalProps) {
  const payload = epcQrPayload({ name, iban, amountCents: cents, text: 'Btw opzij' })
  return (
    <Modal
      open={open}
      title="Btw opzij zetten"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Klaar
        </Button>
      }
    >
      <div className={styles.setAside}>
        <p>
          Scan de code met de app van je bank, of neem de gegevens over. Zodra de overboeking op je afschrift staat,
          telt die hier mee.
        </p>
        <QrCode
          value={payload}
          label="QR-code om over te boeken naar je spaarrekening"
          className={styles.setAsideCode}
        />
        <DescriptionList
          items={[
            { term: 'Bedrag', details: formatEuro(cents) },
            { term: 'Naar', details: name },
            {
              term: 'IBAN',
              details: (
                <>
                  {formatIban(iban)} <CopyButton value={iban} label="IBAN" />
                </>
              ),
            },
          ]}
        />
      </div>
    </Modal>
  )
}
