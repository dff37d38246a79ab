import { CopyButton } from '@klopt/ui'
import { QrCode } from '../../shell/qr-code.tsx'
import { groupCode } from './recovery-codes-text.ts'
import * as accountStyles from './account-screen.css.ts'
import * as styles from './two-factor.css.ts'

export interface ScanCodeProps {
  secret: string
  /** otpauth://, what the QR code says. */
  uri: string
}

/** The secret for an authenticator app: to scan, or to type over. */
export function ScanCode({ secret, uri }: ScanCodeProps) {
  return (
    <div className={styles.scan}>
      <div data-privacy="block">
        <QrCode value={uri} label="QR-code voor je authenticator-app" className={styles.qr} />
      </div>
      <div className={styles.words}>
        <p className={accountStyles.text}>
          Scan deze code met je app. Vul daarna hieronder de 6 cijfers in die de app laat zien.
        </p>
        <p className={accountStyles.text}>Kun je niet scannen? Vul dan deze sleutel in de app in:</p>
        <div className={styles.secret} data-privacy="block">
          <code className={styles.mono}>{groupCode(secret)}</code>
          <CopyButton value={secret} label="Sleutel" />
        </div>
      </div>
    </div>
  )
}
