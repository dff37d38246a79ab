import { Badge, type Column } from '@klopt/ui'
import type { Leaving } from '../../shared/administrations/leaving.ts'
import { AdministrationActions } from './administration-actions.tsx'
import type { AdministrationRow } from './administration-rows.ts'
import { WaitingLine } from './waiting-line.tsx'
import type { Waiting } from './waiting-words.ts'
import * as styles from './my-administrations-screen.css.ts'

/** What an administration is called and how it stands, and what its user may do with it from here. */
export const administrationColumns = (
  leaving: Leaving | null,
  onChoosePlan: (administrationId: number) => void,
  /** Null where it is not told what waits. */
  waiting: ReadonlyMap<number, Waiting> | null,
): readonly Column<AdministrationRow>[] => [
  {
    id: 'name',
    header: 'Naam',
    sortable: true,
    card: 'title',
    cell: ({ id, name, notes, isLast, tellsWaiting }) => (
      <span className={styles.entry}>
        <span className={styles.name}>
          {name}
          {isLast && (
            <Badge tone="info" dot={false}>
              Laatst gebruikt
            </Badge>
          )}
          {notes.map((note) => (
            <Badge key={note} tone="warning">
              {note}
            </Badge>
          ))}
        </span>
        {waiting && tellsWaiting && <WaitingLine waiting={waiting.get(id)} />}
      </span>
    ),
  },
  { id: 'plan', header: 'Abonnement', width: '120px', priority: 2, cell: ({ plan }) => plan },
  {
    id: 'role',
    header: 'Je rol',
    width: '140px',
    priority: 2,
    cell: ({ isMainUser }) => (isMainUser ? 'Hoofdgebruiker' : 'Gebruiker'),
  },
  {
    id: 'actions',
    header: '',
    // Its buttons stay on one line, with a plan to choose among them too.
    width: '352px',
    card: 'detail',
    cell: (row) => <AdministrationActions {...{ row, leaving, onChoosePlan }} />,
  },
]
