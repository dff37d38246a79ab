import { contract, type Notification, type ResponseOf } from '@klopt/api-client/contract'
import { Button, classNames, Icon, Switch, visuallyHidden } from '@klopt/ui'
import {
  CircleAlert,
  FileCheck,
  Landmark,
  MessageCircleQuestionMark,
  MessageSquareReply,
  UserRound,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react'
import { RouterLink } from '../../app/routing/router-link.tsx'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './bell.css.ts'

interface NotificationListProps {
  administrationId: number
  canChange: boolean
  /** Undefined until they have come. */
  told: ResponseOf<typeof contract.notifications.list> | undefined
  onClose: () => void
}

/** What waits, each a way to it; and whether one wants to hear of it by mail. */
export function NotificationList({ administrationId, canChange, told, onClose }: NotificationListProps) {
  const params = { administrationId }
  const read = useWrite(contract.notifications.read)
  const saveMail = useWrite(contract.notifications.saveMail)
  const unread = told?.items.filter(({ isRead }) => !isRead).map(({ key }) => key) ?? []
  const markRead = (keys: string[]) => read.mutate({ params, body: { keys } })
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>Meldingen</h2>
        {canChange && unread.length > 0 && (
          <Button variant="text" size="small" onClick={() => markRead(unread)}>
            Alles gelezen
          </Button>
        )}
      </div>
      {told === undefined ? (
        <p className={styles.message}>Laden…</p>
      ) : told.items.length === 0 ? (
        <p className={styles.message}>Er wacht niets op je. Vragen, en wat misgaat, staan hier.</p>
      ) : (
        <ul className={styles.list}>
          {told.items.map((item) => (
            <li key={item.key}>
              <Item
                item={item}
                onOpen={() => {
                  if (canChange && !item.isRead) markRead([item.key])
                  onClose()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {canChange && (
        <div className={styles.foot}>
          <Switch
            label="Elke dag per mail wat nieuw is"
            checked={told?.wantsMail ?? false}
            disabled={told === undefined || saveMail.isPending}
            onChange={(isWanted) => saveMail.mutate({ params, body: { isWanted } })}
          />
        </div>
      )}
    </>
  )
}

const icons: Record<Notification['kind'], LucideIcon> = {
  question: MessageCircleQuestionMark,
  answer: MessageSquareReply,
  approval: FileCheck,
  failure: CircleAlert,
  customer: UserRound,
  bank: Landmark,
  access: UserRoundPlus,
}

function Item({ item: { kind, title, detail, href, isRead }, onOpen }: { item: Notification; onOpen: () => void }) {
  return (
    <RouterLink href={href} className={styles.link} onClick={onOpen}>
      <Icon of={icons[kind]} size={18} className={styles.icon} />
      <span className={classNames(styles.words, !isRead && styles.unread)}>
        <span>
          {!isRead && <span className={visuallyHidden}>Ongelezen: </span>}
          {title}
        </span>
        {detail !== '' && <span className={styles.detail}>{detail}</span>}
      </span>
    </RouterLink>
  )
}
