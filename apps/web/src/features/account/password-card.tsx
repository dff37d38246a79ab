import { Button, Card } from '@klopt/ui'
import { useState } from 'react'
import type { Account } from './types.ts'
import * as styles from './account-screen.css.ts'
import { ChangePasswordModal } from './change-password-modal.tsx'

export function PasswordCard({ account }: { account: Account }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card title="Wachtwoord">
      <div className={styles.stack}>
        <p className={styles.text}>Kies een wachtwoord dat je nergens anders gebruikt.</p>
        <div className={styles.buttons}>
          <Button onClick={() => setIsOpen(true)}>Wachtwoord wijzigen</Button>
        </div>
      </div>
      {isOpen && <ChangePasswordModal emailAddress={account.emailAddress} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
