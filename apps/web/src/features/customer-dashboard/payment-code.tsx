import { QrCode } from '../../shell/qr-code.tsx'
import * as styles from './payment-card.css.ts'
import type { Texts } from './texts.ts'

/** The code that a banking app scans, on a ground that is light in every theme. */
export default function PaymentCode({ payload, say }: { payload: string; say: Texts }) {
  return (
    <figure className={styles.code}>
      <div className={styles.codeGround}>
        <QrCode value={payload} label={say.qrLabel} className={styles.codePicture} />
      </div>
      <figcaption className={styles.note}>{say.scan}</figcaption>
    </figure>
  )
}
