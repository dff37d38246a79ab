import { Badge, type Column } from '@klopt/ui'
import type { Leaving } from '../../shared/administrations/leaving.ts'
import { AdministrationActions } from './administration-actions.tsx'
import type { AdministrationRow } from './administration-rows.ts'
import * as styles from './my-administrations-screen.css.ts'

/** What an administration is called and how it stands, and what its user may do with it from here. */
export const administrationColumns = (
  leaving: Leaving | null,
  onChoosePlan: (administrationId: number) => void,
): readonly Column<AdministrationRow>[] => [
  {
    id: 'name',
    header: 'Naam',
    sortable: true,
    card: 'title',
    cell: ({ name, notes }) => (
      <span className={styles.name}>
        {name}
        {notes.map((note) => (
          <Badge key={note} tone="warning">
            {note}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    id: 'actions',
    header: '',
    width: '45%',
    card: 'detail',
    cell: (row) => <AdministrationActions {...{ row, leaving, onChoosePlan }} />,
  },
]
