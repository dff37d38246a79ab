import type { FirmColleague } from '@klopt/api-client/contract'
import { Avatar, Badge, Button } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import * as styles from './firms.css.ts'

export interface ColleagueRowProps {
  colleague: FirmColleague
  colleagues: readonly FirmColleague[]
  isSelf: boolean
  mayManage: boolean
  onChange: () => void
}

/** A colleague with what they do at the firm. */
export function ColleagueRow({ colleague, colleagues, isSelf, mayManage, onChange }: ColleagueRowProps) {
  const { name, emailAddress, isAdmin, absence } = colleague
  return (
    <li className={styles.row}>
      <span className={styles.avatar}>
        <Avatar name={name} />
      </span>
      <div className={styles.words}>
        <span className={styles.name}>
          {name}
          {isAdmin && (
            <Badge tone="info" dot={false}>
              Beheerder
            </Badge>
          )}
          {isSelf && <Badge dot={false}>Jij</Badge>}
        </span>
        <span className={styles.detail}>{emailAddress}</span>
        <span className={styles.detail}>{clientWords(colleague)}</span>
        {absence && (
          <span className={styles.detail}>
            {`Weg van ${formatDateShort(absence.startsOn)} t/m ${formatDateShort(absence.endsOn)}: ${nameIn(colleagues, absence.substituteId)} vervangt`}
          </span>
        )}
      </div>
      {mayManage && (
        <Button size="small" onClick={onChange} aria-label={`${name} wijzigen`}>
          Wijzigen
        </Button>
      )}
    </li>
  )
}

const nameIn = (colleagues: readonly FirmColleague[], id: number): string =>
  colleagues.find((each) => each.id === id)?.name ?? 'iemand'

/** 'Ziet alle klanten · houdt 3 klanten bij' */
export function clientWords({ seesAll, clientIds, managedClients }: FirmColleague): string {
  const sees = seesAll
    ? 'Ziet alle klanten'
    : clientIds.length === 0
      ? 'Ziet alleen de eigen klanten'
      : `Ziet de eigen klanten en ${counted(clientIds.length)}`
  return managedClients === 0 ? sees : `${sees} · houdt ${counted(managedClients)} bij`
}

const counted = (clients: number): string => (clients === 1 ? '1 klant' : `${clients} klanten`)
