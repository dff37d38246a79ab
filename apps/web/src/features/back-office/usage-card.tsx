import { contract } from '@klopt/api-client/contract'
import { Card, Stat, StatGroup } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import * as styles from './back-office.css.ts'

/** How much is done with it: counts of nobody by name. */
export function UsageCard() {
  const { data } = useQuery(query(contract.backOffice.usage, {}))
  if (data === undefined) return null
  return (
    <Card title={`Gebruik in de laatste ${data.days} dagen`}>
      <StatGroup className={styles.figures}>
        <Stat label="Administraties" value={data.administrations} />
        <Stat label="Gebruikers" value={data.users} />
        <Stat label="Facturen definitief" value={data.invoices} />
        <Stat label="Inkopen geboekt" value={data.purchases} />
        <Stat label="Documenten" value={data.documents} />
        <Stat label="Afschriften" value={data.bankStatements} />
        <Stat label="Btw-aangiften" value={data.vatReturns} />
      </StatGroup>
    </Card>
  )
}
