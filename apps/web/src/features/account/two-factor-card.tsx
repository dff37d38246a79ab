import { contract } from '@klopt/api-client/contract'
import { Alert, Badge, Button, Card } from '@klopt/ui'
import { useState } from 'react'
import { useWrite } from '../../app/transport/use-write.ts'
import type { Account } from './types.ts'
import * as styles from './account-screen.css.ts'
import { ProofModal } from './proof-modal.tsx'
import { RecoveryCodesModal } from './recovery-codes-modal.tsx'
import { TurnOnModal } from './turn-on-modal.tsx'

type Task = { name: 'turn-on' | 'turn-off' | 'renew' } | { name: 'codes'; codes: readonly string[] } | null

/** So few codes are left that new ones are due. */
const FEW_CODES = 3

/** The second step at the login: turning it on, new recovery codes, turning it off. */
export function TwoFactorCard({ account }: { account: Account }) {
  const [task, setTask] = useState<Task>(null)
  const close = () => setTask(null)
  const showCodes = (codes: readonly string[]) => setTask({ name: 'codes', codes })
  const { twoFactorEnabled, recoveryCodesLeft, emailAddress } = account
  return (
    <Card
      title="Tweestapsverificatie"
      aside={
        <Badge tone={twoFactorEnabled ? 'success' : 'neutral'} dot={twoFactorEnabled}>
          {twoFactorEnabled ? 'Aan' : 'Uit'}
        </Badge>
      }
    >
      <div className={styles.stack}>
        <p className={styles.text}>
          {twoFactorEnabled
            ? `Bij het inloggen vragen we naast je wachtwoord een code uit je authenticator-app. Je hebt nog ${codesText(recoveryCodesLeft)}.`
            : 'Met een code uit een app op je telefoon kan niemand inloggen die alleen je wachtwoord weet.'}
        </p>
        {twoFactorEnabled && recoveryCodesLeft < FEW_CODES && (
          <Alert tone="warning">Maak nieuwe herstelcodes, zodat je ook zonder je telefoon kunt blijven inloggen.</Alert>
        )}
        <div className={styles.buttons}>
          {twoFactorEnabled ? (
            <>
              <Button onClick={() => setTask({ name: 'renew' })}>Nieuwe herstelcodes maken</Button>
              <Button onClick={() => setTask({ name: 'turn-off' })}>Uitzetten</Button>
            </>
          ) : (
            <Button onClick={() => setTask({ name: 'turn-on' })}>Tweestapsverificatie aanzetten</Button>
          )}
        </div>
      </div>
      {task?.name === 'turn-on' && <TurnOnModal emailAddress={emailAddress} onClose={close} onCodes={showCodes} />}
      {task?.name === 'turn-off' && <TurnOffModal emailAddress={emailAddress} onClose={close} />}
      {task?.name === 'renew' && <RenewModal emailAddress={emailAddress} onClose={close} onCodes={showCodes} />}
      {task?.name === 'codes' && <RecoveryCodesModal emailAddress={emailAddress} codes={task.codes} onClose={close} />}
    </Card>
  )
}

const codesText = (count: number) => (count === 1 ? '1 herstelcode' : `${count} herstelcodes`)

function TurnOffModal({ emailAddress, onClose }: { emailAddress: string; onClose: () => void }) {
  const turnOff = useWrite(contract.account.disableTwoFactor)
  return (
    <ProofModal
      title="Tweestapsverificatie uitzetten"
      text="Daarna is je wachtwoord genoeg om in te loggen. Je herstelcodes werken dan niet meer."
      button="Uitzetten"
      danger
      emailAddress={emailAddress}
      onClose={onClose}
      onProof={(body) => turnOff.mutateAsync({ body })}
      onDone={onClose}
    />
  )
}

interface RenewModalProps {
  emailAddress: string
  onClose: () => void
  onCodes: (codes: readonly string[]) => void
}

function RenewModal({ emailAddress, onClose, onCodes }: RenewModalProps) {
  const renew = useWrite(contract.account.renewRecoveryCodes)
  return (
    <ProofModal
      title="Nieuwe herstelcodes maken"
      text="Je krijgt 10 nieuwe codes. De codes die je nog had, werken dan niet meer."
      button="Nieuwe codes maken"
      emailAddress={emailAddress}
      onClose={onClose}
      onProof={(body) => renew.mutateAsync({ body })}
      onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
    />
  )
}
