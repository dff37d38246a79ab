import { Alert, Button, Checkbox, CopyButton } from '@klopt/ui'
import { Download, Printer } from 'lucide-react'
import type { Ref } from 'react'
import { download } from '../../app/transport/download.ts'
import * as accountStyles from './account-screen.css.ts'
import { groupCode, recoveryCodesText } from './recovery-codes-text.ts'
import * as styles from './two-factor.css.ts'

export interface RecoveryCodesProps {
  codes: readonly string[]
  emailAddress: string
  /** Whether the user says that they are kept; asked for before they disappear. */
  isKept: boolean
  onKept: (isKept: boolean) => void
  error: string | undefined
  /** Of the box that says so. */
  ref: Ref<HTMLInputElement>
}

/** The codes that help when the telephone is lost. They are shown this once. */
export function RecoveryCodes({ codes, emailAddress, isKept, onKept, error, ref }: RecoveryCodesProps) {
  const text = recoveryCodesText(codes, emailAddress)
  const save = () =>
    download({ name: 'klopt-herstelcodes.txt', blob: new Blob([text], { type: 'text/plain;charset=utf-8' }) })
  return (
    <div className={accountStyles.stack}>
      <div className={styles.screenOnly}>
        <Alert tone="warning" title="Je ziet deze codes maar één keer">
          Met een herstelcode log je in als je je telefoon niet bij je hebt. Elke code werkt één keer. Bewaar ze op een
          veilige plek.
        </Alert>
      </div>
      <p className={styles.printOnly}>Herstelcodes van Klopt voor {emailAddress}. Elke code werkt één keer.</p>
      <ul className={styles.codes} aria-label="Herstelcodes" data-privacy="block">
        {codes.map((code) => (
          <li key={code} className={styles.mono}>
            {groupCode(code)}
          </li>
        ))}
      </ul>
      <div className={styles.screenOnly}>
        <div className={accountStyles.buttons}>
          <CopyButton value={codes.join('\n')} label="Herstelcodes">
            Kopiëren
          </CopyButton>
          <Button icon={Download} onClick={save}>
            Downloaden
          </Button>
          <Button icon={Printer} onClick={() => window.print()}>
            Afdrukken
          </Button>
        </div>
      </div>
      <div className={styles.screenOnly}>
        <Checkbox
          ref={ref}
          label="Ik heb ze bewaard"
          checked={isKept}
          onChange={({ target }) => onKept(target.checked)}
          {...(error !== undefined && { error })}
        />
      </div>
    </div>
  )
}
