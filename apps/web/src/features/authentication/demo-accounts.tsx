import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Button, Card } from '@klopt/ui'
import { useEffect, useState } from 'react'
import { query, queryClient } from '../../app/transport/api.ts'
import * as styles from '../../shell/sign-in-frame.css.ts'

type DemoAccount = ResponseOf<typeof contract.authentication.demoAccounts>[number]

/** The accounts of the demo world, each one press away; nothing outside demo mode. */
export function DemoAccounts({ onPick }: { onPick: (account: DemoAccount) => void }) {
  const accounts = useDemoAccounts()
  if (accounts.length === 0) return null
  return (
    <Card title="Probeer de demo">
      <ul className={styles.demoList}>
        {accounts.map((account) => (
          <li key={account.emailAddress} className={styles.demoAccount}>
            <span>{account.description}</span>
            <Button
              size="small"
              className={styles.demoButton}
              onClick={() => onPick(account)}
              aria-label={`Invullen: ${account.emailAddress}`}
            >
              Invullen
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** By hand: the first page has no other read, and the library's hook for one would be three kilobytes of it. */
function useDemoAccounts(): readonly DemoAccount[] {
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([])
  useEffect(() => {
    let isShown = true
    const asked = queryClient.ensureQueryData(query(contract.authentication.demoAccounts, {}))
    // Without an answer there is nothing to try out.
    asked.then((answer) => isShown && setAccounts(answer)).catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [])
  return accounts
}
