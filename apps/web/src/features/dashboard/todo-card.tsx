import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { Card, Skeleton, Tick } from '@klopt/ui'
import {
  Clock,
  Handshake,
  FileText,
  Globe,
  Inbox,
  Landmark,
  Laptop,
  MailWarning,
  MessageCircleQuestionMark,
  NotebookPen,
  Percent,
  Repeat,
  UserPen,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { Tone } from '@klopt/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DeedLink } from '../../shared/look/deed-link.tsx'
import * as rows from '../../shared/look/deed-rows.css.ts'
import * as styles from './dashboard.css.ts'

type Todo = ResponseOf<typeof contract.dashboard.get>['todo'][number]

const marks: Record<Todo['kind'], { icon: LucideIcon; tone: Tone }> = {
  bank_consent: { icon: Landmark, tone: 'warning' },
  bank_lines: { icon: Landmark, tone: 'info' },
  documents: { icon: Inbox, tone: 'info' },
  payables: { icon: Wallet, tone: 'warning' },
  late_invoice: { icon: Clock, tone: 'danger' },
  customer_credit: { icon: Wallet, tone: 'info' },
  left_claims: { icon: Wallet, tone: 'warning' },
  bad_debt: { icon: Percent, tone: 'warning' },
  unpaid_purchase: { icon: Percent, tone: 'warning' },
  failed_mail: { icon: MailWarning, tone: 'danger' },
  held_recurring: { icon: Repeat, tone: 'warning' },
  cancel_request: { icon: Repeat, tone: 'warning' },
  held_asset: { icon: Laptop, tone: 'warning' },
  customer_changed: { icon: UserPen, tone: 'info' },
  held_template: { icon: NotebookPen, tone: 'warning' },
  approval: { icon: Handshake, tone: 'warning' },
  questions: { icon: MessageCircleQuestionMark, tone: 'info' },
  drafts: { icon: FileText, tone: 'warning' },
  vat_refund: { icon: Globe, tone: 'info' },
  vat_return: { icon: Percent, tone: 'success' },
  small_business_limit: { icon: Percent, tone: 'warning' },
}

/** So many are shown before one asks for the rest, unless that is a single one. */
const SHOWN = 5

/** What to do now, the most urgent first, each a link to where it is done. `todo` is undefined while it is being fetched. */
export function TodoCard({ todo }: { todo: readonly Todo[] | undefined }) {
  const [showsAll, setShowsAll] = useState(false)
  const first = useRef<HTMLLIElement>(null)
  const count = todo?.length ?? 0
  const shown = showsAll || count <= SHOWN + 1 ? todo : todo?.slice(0, SHOWN)
  const showAll = () => {
    flushSync(() => setShowsAll(true))
    first.current?.querySelector('a')?.focus()
  }
  const aside = count > 0 && (count === 1 ? '1 ding' : `${count} dingen`)
  return (
    <Card title="Wat nu?" aside={aside} padding="none" className={styles.todo}>
      {!todo ? (
        <LoadingItems />
      ) : count === 0 ? (
        <p className={rows.nothing}>
          <Tick>Alles is bij. Er is nu niets te doen.</Tick>
        </p>
      ) : (
        <>
          <ul className={rows.list}>
            {shown?.map((item, index) => (
              <li key={item.href + item.title} ref={index === SHOWN ? first : undefined}>
                <DeedLink {...marks[item.kind]} title={item.title} detail={item.detail} href={item.href} />
              </li>
            ))}
          </ul>
          {shown !== todo && (
            <button type="button" className={styles.more} onClick={showAll}>
              Alle {count} tonen
            </button>
          )}
        </>
      )}
    </Card>
  )
}

/** As many as fill a phone, where what comes after them would be seen to jump. */
const LoadingItems = () => (
  <ul className={rows.list}>
    {['70%', '85%', '60%', '75%', '65%', '80%', '55%'].map((width) => (
      <li key={width} className={rows.item}>
        <Skeleton width={width} />
      </li>
    ))}
  </ul>
)
