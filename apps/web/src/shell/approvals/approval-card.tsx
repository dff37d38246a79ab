import { contract, type ApprovalKind } from '@klopt/api-client/contract'
import { AppLink, Badge, Button, Card, classNames, linkClassName, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { administrationAddress } from '../../app/routing/address.ts'
import { useCustomerView } from '../../app/session/use-customer-view.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { approvalStates, approvalWords } from '../../shared/approvals/approval-words.ts'
import * as styles from './approval.css.ts'

export interface ApprovalCardProps {
  administrationId: number
  kind: ApprovalKind
  /** The key of what is shown: '2026-Q4'. */
  period: string
  /** It is over and was not filed: the client can be asked to agree. */
  canAsk: boolean
}

/** Whether the client agrees on a period; the firm asks here. Not there for who has neither asked nor been asked. */
export function ApprovalCard({ administrationId, kind, period, canAsk }: ApprovalCardProps) {
  const isOfFirm = useCustomerView(administrationId) === 'firm'
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const params = { administrationId }
  const found = useQuery(query(contract.approvals.list, { params, query: { kind } }))
  const ask = useWrite(contract.approvals.ask, { errors: 'screen' })
  const withdraw = useWrite(contract.approvals.withdraw, { errors: 'screen' })
  const approval = found.data?.items.find((item) => item.period === period && item.state !== 'withdrawn')
  if (found.data === undefined) return null
  if (approval === undefined && !(isOfFirm && mayChange && canAsk)) return null
  const state = approval && approvalStates[approval.state]
  const stands = approval !== undefined && approval.usedAt === null
  return (
    <Card title="Akkoord van de klant" aside={state && <Badge {...state.look}>{state.label}</Badge>}>
      <div className={styles.stack}>
        <p className={styles.line}>
          {approval
            ? approvalWords(approval)
            : found.data.isRequired
              ? 'Hier wordt alleen met akkoord ingediend. Stuur de cijfers naar de klant.'
              : 'Stuur de cijfers naar de klant als je eerst akkoord wilt.'}
        </p>
        {approval && (
          <AppLink
            href={administrationAddress(administrationId, 'approvals')}
            className={classNames(linkClassName, styles.link)}
          >
            {isOfFirm ? 'Alle akkoorden' : 'Bekijken en antwoorden'}
          </AppLink>
        )}
        {isOfFirm && mayChange && approval === undefined && (
          <Button
            icon={Handshake}
            fullWidth
            loading={ask.isPending}
            onClick={() =>
              ask.mutate(
                { params, body: { kind, period } },
                { onSuccess: () => toast.success('De cijfers staan klaar voor de klant'), onError: notifyByToast },
              )
            }
          >
            Akkoord vragen
          </Button>
        )}
        {isOfFirm && mayChange && stands && (
          <Button
            variant="text"
            fullWidth
            loading={withdraw.isPending}
            onClick={() =>
              withdraw.mutate({ params: { ...params, approvalId: approval.id } }, { onError: notifyByToast })
            }
          >
            Intrekken
          </Button>
        )}
      </div>
    </Card>
  )
}
