import type { ClientHoursSum, contract, ResponseOf } from '@klopt/api-client/contract'
import { Button, Card } from '@klopt/ui'
import { formatDuration } from '@klopt/validators'
import type { ClientHoursSearch } from './client-hours-search.ts'
import * as styles from './client-hours.css.ts'

interface ClientHoursSumsProps {
  hours: ResponseOf<typeof contract.clientHours.list>
  search: ClientHoursSearch
  onSearch: (search: ClientHoursSearch) => void
}

/** What the hours come to per client and per colleague; a press shows those alone. */
export function ClientHoursSums({ hours, search, onSearch }: ClientHoursSumsProps) {
  return (
    <div className={styles.sums}>
      <Sums title="Per klant" sums={hours.clients} onChoose={(client) => onSearch({ ...search, client })} />
      <Sums title="Per collega" sums={hours.colleagues} onChoose={(user) => onSearch({ ...search, user })} />
    </div>
  )
}

interface SumsProps {
  title: string
  sums: readonly ClientHoursSum[]
  onChoose: (id: number) => void
}

function Sums({ title, sums, onChoose }: SumsProps) {
  return (
    <Card title={title} padding="none">
      <ul className={styles.list} aria-label={title}>
        {sums.map(({ id, name, seconds }) => (
          <li key={id} className={styles.row}>
            <span className={styles.words}>{name}</span>
            <span className={styles.amount}>{formatDuration(seconds)}</span>
            {sums.length > 1 && (
              <Button size="small" aria-label={`Alleen ${name}`} onClick={() => onChoose(id)}>
                Alleen
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
