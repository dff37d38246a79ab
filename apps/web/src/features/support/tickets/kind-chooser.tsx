import { Icon } from '@klopt/ui'
import { ChevronRight, CircleQuestionMark, Lightbulb, TriangleAlert, type LucideIcon } from 'lucide-react'
import * as styles from './ticket-dialog.css.ts'
import { kindChoices, type TicketKind } from './ticket-kinds.ts'

const icons: Record<TicketKind, LucideIcon> = { idea: Lightbulb, issue: TriangleAlert, question: CircleQuestionMark }

/** What is asked first: what kind of ticket it will be. */
export function KindChooser({ onChoose }: { onChoose: (kind: TicketKind) => void }) {
  return (
    <ul className={styles.kinds}>
      {kindChoices.map(({ kind, label, hint }) => (
        <li key={kind}>
          <button type="button" className={styles.kind} onClick={() => onChoose(kind)}>
            <span className={styles.kindIcon}>
              <Icon of={icons[kind]} size={22} />
            </span>
            <span className={styles.kindWords}>
              <span className={styles.kindLabel}>{label}</span>
              <span className={styles.kindHint}>{hint}</span>
            </span>
            <Icon of={ChevronRight} size={18} />
          </button>
        </li>
      ))}
    </ul>
  )
}
