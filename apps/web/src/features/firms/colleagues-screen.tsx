import { contract, type FirmColleague } from '@klopt/api-client/contract'
import { Button, Card, PageHeader, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { query } from '../../app/transport/api.ts'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { ColleaguePane } from './colleague-pane.tsx'
import { ColleagueRow } from './colleague-row.tsx'
import { FirmInvitations } from './firm-invitations.tsx'
import * as styles from './firms.css.ts'
import { InviteColleaguePane } from './invite-colleague-pane.tsx'

export interface ColleaguesScreenProps {
  firmId: number
  /** The signed-in user, who may be staff that looks. */
  userId: number
}

/** Who works at a firm, which clients they enter and who stands in for them. */
export function ColleaguesScreen({ firmId, userId }: ColleaguesScreenProps) {
  usePageTitle('Collega’s')
  const params = { firmId }
  const firm = useQuery(query(contract.firms.get, { params }))
  const colleagues = useQuery(query(contract.firmMembers.list, { params }))
  const mayManage = firm.data?.mayManage ?? false
  const [opened, setOpened] = useState<FirmColleague | 'new' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <PageHeader
        title="Collega’s"
        description={firm.data?.companyName}
        actions={
          mayManage && (
            <Button variant="primary" icon={UserPlus} onClick={() => setOpened('new')}>
              <ShortLabel short="Uitnodigen">Collega uitnodigen</ShortLabel>
            </Button>
          )
        }
      />
      <Card padding="none">
        {colleagues.data ? (
          <ul className={styles.list} aria-label="Collega’s">
            {colleagues.data.map((colleague) => (
              <ColleagueRow
                key={colleague.id}
                {...{ colleague, colleagues: colleagues.data, mayManage }}
                isSelf={colleague.id === userId}
                onChange={() => setOpened(colleague)}
              />
            ))}
          </ul>
        ) : colleagues.isError ? (
          <LoadError error={colleagues.error} onRetry={() => void colleagues.refetch()} />
        ) : (
          <Skeleton height="160px" />
        )}
      </Card>
      <FirmInvitations {...params} mayManage={mayManage} kind="colleague" />
      {opened === 'new' && <InviteColleaguePane {...params} onClose={close} />}
      {opened !== null && opened !== 'new' && (
        <ColleaguePane {...params} colleague={opened} colleagues={colleagues.data ?? []} onClose={close} />
      )}
    </>
  )
}
