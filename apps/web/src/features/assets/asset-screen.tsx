import { contract, type Asset } from '@klopt/api-client/contract'
import { Alert, Badge, Button, Card, DescriptionList, Skeleton } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { asLeft } from '../../app/routing/left-addresses.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { isMissing } from '../../app/errors/failures.ts'
import { query } from '../../app/transport/api.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { wholeDates } from '../../shared/dates/whole-dates.ts'
import * as document from '../../shared/documents/document-screen.css.ts'
import { factsOf, stateText } from './asset-facts.tsx'
import { AssetNotes } from './asset-notes.tsx'
import { BookedCard, ScheduleCard } from './asset-tables.tsx'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import * as styles from './assets.css.ts'
import { useAssetActions } from './use-asset-actions.tsx'
import { ListedHeader } from '../../shell/listed-header.tsx'

export interface AssetScreenProps {
  administrationId: number
  assetId: number
}

/** One asset: what it is worth and what comes next, beside how it is depreciated and what was booked of it. */
export function AssetScreen({ administrationId, assetId }: AssetScreenProps) {
  const { data, error, isError, refetch } = useQuery(
    query(contract.assets.get, { params: { administrationId, assetId } }),
  )
  const isAbsent = isMissing(error)
  // With its buttons, which take a line of their own on a phone.
  const writeBlock = useWriteBlock(administrationId, { permission: 'ACCOUNTING' })
  usePageTitle(isAbsent ? null : (data?.name ?? 'Activum'))
  if (isAbsent) return <NotFound />
  if (data && writeBlock !== undefined) return <KnownAsset administrationId={administrationId} asset={data} />
  const back = { label: 'Activa', href: asLeft(administrationAddress(administrationId, 'assets')) }
  return (
    <div className={styles.page} aria-busy={!isError}>
      <ListedHeader className={styles.header} back={back} title="Activum" />
      <Card>{isError ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton height="280px" />}</Card>
    </div>
  )
}

function KnownAsset({ administrationId, asset }: { administrationId: number; asset: Asset }) {
  const { layers, bookHeld, ...actions } = useAssetActions(administrationId, asset)
  return (
    <div className={styles.page}>
      <ListedHeader
        className={styles.header}
        back={{ label: 'Activa', href: asLeft(administrationAddress(administrationId, 'assets')) }}
        title={asset.name}
        badge={<Badge tone={asset.state === 'in_use' ? 'success' : 'neutral'}>{stateText(asset)}</Badge>}
        description={`${asset.account.number} ${asset.account.name}, in gebruik sinds ${wholeDates(formatDateLong(asset.inUseOn))}`}
        {...actions}
      />
      {asset.purchaseWithdrawn && (
        <Alert tone="warning">
          De inkoop van dit activum is teruggedraaid. Verwijder het activum, of koppel het aan niets meer door het
          opnieuw toe te voegen.
        </Alert>
      )}
      {asset.held && (
        <Alert
          tone="warning"
          action={
            bookHeld && (
              <Button size="small" variant="primary" loading={bookHeld.isPending} onClick={bookHeld.press}>
                Op de eerste open dag boeken
              </Button>
            )
          }
        >
          {formatEuro(asset.held.cents)} afschrijving wacht. {asset.held.reason}
        </Alert>
      )}
      <div className={document.columns}>
        <div className={document.side}>
          <Card>
            <p className={document.openLabel}>Boekwaarde</p>
            <p className={document.openAmount}>{formatEuro(asset.bookValueCents)}</p>
            <DescriptionList className={document.facts} items={factsOf(administrationId, asset)} />
          </Card>
        </div>
        <div className={styles.main}>
          <ScheduleCard asset={asset} />
          <BookedCard administrationId={administrationId} asset={asset} />
          <AssetNotes asset={asset} />
        </div>
      </div>
      {layers}
    </div>
  )
}
