import { CopyButton } from '@klopt/ui'
import { qrPath } from './qr-path.ts'
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
  const { size, path } = qrPath(uri)
  return (
    <div className={styles.scan}>
      <svg
        role="img"
        aria-label="QR-code voor je authenticator-app"
        viewBox={`0 0 ${size} ${size}`}
        className={styles.qr}
      >
        <path d={path} />
      </svg>
      <div className={styles.words}>
        <p className={accountStyles.text}>
          Scan deze code met je app. Vul daarna hieronder de 6 cijfers in die de app laat zien.
        </p>
        <p className={accountStyles.text}>Kun je niet scannen? Vul dan deze sleutel in de app in:</p>
        <div className={styles.secret}>
          <code className={styles.mono}>{groupCode(secret)}</code>
          <CopyButton value={secret} label="Sleutel" />
        </div>
      </div>
    </div>
  )
}
