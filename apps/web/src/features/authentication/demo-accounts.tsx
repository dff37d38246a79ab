import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Button, Card } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/api.ts'
import * as styles from './sign-in-frame.css.ts'

type DemoAccount = ResponseOf<typeof contract.authentication.demoAccounts>[number]

/** The accounts of the demo world, each one press away; nothing outside demo mode. */
export function DemoAccounts({ onPick }: { onPick: (account: DemoAccount) => void }) {
  const { data } = useQuery(query(contract.authentication.demoAccounts, {}))
  if (!data || data.length === 0) return null
  return (
    <Card title="Probeer de demo">
      <ul className={styles.demoList}>
        {data.map((account) => (
          <li key={account.emailAddress} className={styles.demoAccount}>
            <span>{account.description}</span>
            <Button size="small" onClick={() => onPick(account)} aria-label={`Vul ${account.emailAddress} in`}>
              Invullen
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
