import { Button, Card } from '@klopt/ui'
import { useState } from 'react'
import type { Account } from './types.ts'
import * as styles from './account-screen.css.ts'
import { ChangePasswordModal } from './change-password-modal.tsx'

export function PasswordCard({ account }: { account: Account }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card
      title="Wachtwoord"
      aside={
        <Button size="small" onClick={() => setIsOpen(true)}>
          Wachtwoord wijzigen
        </Button>
      }
    >
      <p className={styles.text}>Kies een wachtwoord dat je nergens anders gebruikt.</p>
      {isOpen && <ChangePasswordModal emailAddress={account.emailAddress} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
