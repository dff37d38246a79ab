import { Alert, Button, Card } from '@klopt/ui'
import { useState } from 'react'
import type { Account } from './types.ts'
import * as styles from './account-screen.css.ts'
import { ChangeEmailAddressModal } from './change-email-address-modal.tsx'

/** The address one signs in with, and the one that waits for its link to be opened. */
export function EmailAddressCard({ account }: { account: Account }) {
  const [isOpen, setIsOpen] = useState(false)
  const { emailAddress, pendingEmailAddress } = account
  return (
    <Card title="E-mailadres">
      <div className={styles.stack}>
        <p className={styles.text}>
          Je logt in met <span className={styles.strong}>{emailAddress}</span>.
        </p>
        {pendingEmailAddress !== null && (
          <Alert tone="info" title={`${pendingEmailAddress} is nog niet bevestigd`}>
            Open de link in de e-mail die we naar dat adres hebben gestuurd. Tot die tijd blijf je inloggen met{' '}
            {emailAddress}.
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button onClick={() => setIsOpen(true)}>E-mailadres wijzigen</Button>
        </div>
      </div>
      {isOpen && <ChangeEmailAddressModal emailAddress={emailAddress} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
