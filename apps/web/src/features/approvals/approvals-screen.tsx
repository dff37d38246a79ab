import { contract } from '@klopt/api-client/contract'
import {
  AppLink,
  buttonClassName,
  Card,
  EmptyState,
  ListToolbar,
  LoadMore,
  PageHeader,
  Skeleton,
  Switch,
} from '@klopt/ui'
import { Handshake } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useCustomerView } from '../../app/session/use-customer-view.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { segmentCounts } from '../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../shared/lists/status-segments.ts'
import { FirmLook } from '../../shared/firms/firm-look.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { ApprovalBody } from './approval-body.tsx'
import { approvalsHref, approvalsQuery, type ApprovalsSearch } from './approvals-search.ts'
import * as styles from './approvals.css.ts'

export interface ApprovalsScreenProps {
  administrationId: number
  filter: ApprovalsSearch
}

/** What the bookkeeper is going to file, in plain words, for the client to agree on. */
export function ApprovalsScreen({ administrationId, filter }: ApprovalsScreenProps) {
  usePageTitle('Akkoord geven')
  const isOfFirm = useCustomerView(administrationId) === 'firm'
  const pages = usePages(contract.approvals.list, { params: { administrationId }, query: approvalsQuery(filter) })
  // Nothing was ever asked: there is nothing to divide.
  const isBare = pages.first?.segments?.all.count === 0 && filter.state === undefined
  const page = (
    <div className={styles.page} aria-busy={pages.isPending}>
      <PageHeader
        className={styles.header}
        title={isOfFirm ? 'Akkoord van de klant' : 'Akkoord geven'}
        description={
          isOfFirm
            ? 'Wat je naar de klant stuurde. Akkoord vraag je op de pagina van de aangifte, de opgaaf of het boekjaar.'
            : 'Je boekhouder dient pas in als je het met deze cijfers eens bent.'
        }
      />
      {!isBare && (
        <ListToolbar
          label="Welke akkoorden"
          segments={statusSegments(
            segmentChoices,
            filter.state,
            (state) => approvalsHref(administrationId, { state }),
            segmentCounts(pages.first?.segments),
          )}
        />
      )}
      {pages.isError && <LoadError error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.isPending && <Skeleton height="200px" />}
      {pages.data && pages.items.length === 0 && (
        <Card padding="none">
          <EmptyState
            icon={Handshake}
            title={isOfFirm ? 'Er wacht niets op akkoord' : 'Niets om akkoord op te geven'}
            action={
              isOfFirm && (
                <AppLink
                  href={administrationAddress(administrationId, 'vat-return')}
                  className={buttonClassName({ variant: 'primary' })}
                >
                  Naar de btw-aangifte
                </AppLink>
              )
            }
          >
            {isOfFirm
              ? 'Wat je de klant vraagt, staat hier met het antwoord. Vragen doe je bij de btw-aangifte, de opgaaf ICP of het boekjaar.'
              : 'Zodra je boekhouder cijfers klaar heeft, staan ze hier en krijg je een mail.'}
          </EmptyState>
        </Card>
      )}
      <ul className={styles.cards}>
        {pages.items.map((approval) => (
          <li key={approval.id}>
            <ApprovalBody {...{ administrationId, approval, isOfFirm }} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={pages.hasMore}
        isLoading={pages.isLoadingMore}
        onLoadMore={pages.loadMore}
        shownCount={pages.items.length}
        itemsName="akkoorden"
      />
      {isOfFirm && pages.first && <Settings administrationId={administrationId} isRequired={pages.first.isRequired} />}
    </div>
  )
  return isOfFirm ? page : <FirmLook administrationId={administrationId}>{page}</FirmLook>
}

const segmentChoices = [
  { status: undefined, label: 'Alles' },
  { status: 'asked', label: 'Gevraagd' },
  { status: 'approved', label: 'Akkoord' },
  { status: 'declined', label: 'Met een vraag' },
] as const

/** Of the firm: whether anything is filed without. */
function Settings({ administrationId, isRequired }: { administrationId: number; isRequired: boolean }) {
  const mayChange = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const save = useWrite(contract.approvals.saveSettings, { errors: 'screen' })
  return (
    <Card title="Bij deze klant">
      <Switch
        label="Alleen indienen met akkoord"
        hint="Zonder akkoord kan het nog wel, met een reden die bewaard blijft."
        checked={isRequired}
        disabled={!mayChange || save.isPending}
        onChange={(checked) =>
          save.mutate({ params: { administrationId }, body: { isRequired: checked } }, { onError: notifyByToast })
        }
      />
    </Card>
  )
}
