import { Alert, Card, Skeleton, Tick } from '@klopt/ui'
import {
  Activity,
  Banknote,
  KeyRound,
  MessagesSquare,
  ScreenShare,
  Trash2,
  UserCog,
  type LucideIcon,
} from 'lucide-react'
import { DeedLink } from '../../shared/look/deed-link.tsx'
import { list, nothing } from '../../shared/look/deed-rows.css.ts'
import * as styles from './waiting-card.css.ts'
import { useComplianceWaiting, useSupportWaiting } from './use-waiting.ts'
import type { WaitingThing } from './waiting.ts'

/** What waits for support, each leading to where it is done. */
export const SupportWaiting = () => <WaitingCard {...useSupportWaiting()} />

/** What compliance looks at first. */
export const ComplianceWaiting = () => <WaitingCard {...useComplianceWaiting()} />

const icons: Record<WaitingThing['kind'], LucideIcon> = {
  sharing: ScreenShare,
  tickets: MessagesSquare,
  failed: Banknote,
  collect: Banknote,
  removal: Trash2,
  transfer: UserCog,
  jobs: Activity,
  access: KeyRound,
}

function WaitingCard({ things, isPartial }: { things: readonly WaitingThing[] | undefined; isPartial: boolean }) {
  const count = things?.length
  return (
    <Card title="Wat nu?" aside={count ? (count === 1 ? '1 ding' : `${count} dingen`) : undefined} padding="none">
      {isPartial && (
        <div className={styles.partial}>
          <Alert tone="warning">Niet alles kon worden geladen. Ververs de pagina om het opnieuw te proberen.</Alert>
        </div>
      )}
      {!things ? (
        <div className={styles.wait}>
          <Skeleton height="100%" />
        </div>
      ) : things.length === 0 ? (
        !isPartial && (
          <p className={nothing}>
            <Tick>Alles is bij. Er wacht nu niets.</Tick>
          </p>
        )
      ) : (
        <ul className={list}>
          {things.map((thing) => (
            <li key={thing.kind}>
              <DeedLink {...thing} icon={icons[thing.kind]} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
