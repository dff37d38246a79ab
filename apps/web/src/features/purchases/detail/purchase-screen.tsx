import { Alert, AppLink, Card, DescriptionList, linkClassName, StatusTimeline, useMediaQuery } from '@klopt/ui'
import { media } from '@klopt/ui/theme'
import { formatDateLong, formatDateShort, formatDecimal, formatEuro } from '@klopt/validators'
import { countryName } from '../../../shared/administrations/countries.ts'
import { administrationAddress } from '../../../app/routing/address.ts'
import { entryHref } from '../../../app/routing/hrefs.ts'
import { paperWords } from '../../../shared/selling/paper-words.ts'
import { today } from '../../../app/today.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import type { WaitingPayable } from '@klopt/api-client/contract'
import type { Purchase } from '../booking/wire.ts'
import { purchasesBack } from '../list/purchases-search.ts'
import { PurchaseBadge } from '../purchase-badge.tsx'
import { PurchaseDocument } from '../purchase-document.tsx'
import { Attachments } from './attachments.tsx'
import { Payments } from './payments.tsx'
import { PurchaseActivity } from './purchase-activity.tsx'
import { PurchaseLines } from './purchase-lines.tsx'
import { purchaseMoments } from './purchase-moments.ts'
import * as styles from './purchase-screen.css.ts'
import { waitingText } from '../waiting-lines.ts'
import { facts, openAmount, openLabel, timeline } from '../../../shared/documents/document-screen.css.ts'
import { usePurchaseActions } from './purchase-actions.tsx'
import { SetOff } from './set-off.tsx'
import { UnpaidVatCard } from './unpaid-vat-card.tsx'
import { ListedHeader } from '../../../shell/listed-header.tsx'

export interface PurchaseScreenProps {
  administrationId: number
  purchase: Purchase
  /** The line of the bank that waits and pays it. */
  waiting?: WaitingPayable | undefined
}

/** A purchase in the books beside its document, when it has one. */
export function PurchaseScreen({ administrationId, purchase, waiting }: PurchaseScreenProps) {
  const { kind, number, status, contactName, fileId, attachments } = purchase
  const title = `${kind === 'invoice' ? 'Inkoopfactuur' : 'Creditfactuur'} ${number}`
  usePageTitle(title)
  const { layers, ...actions } = usePurchaseActions({ administrationId, purchase, waiting })
  const isPhone = useMediaQuery(media.phone)
  const course = <StatusTimeline label={`Verloop van ${title}`} moments={purchaseMoments(purchase, today())} />
  const file = attachments.find((each) => each.fileId === fileId)
  return (
    <>
      <ListedHeader
        back={purchasesBack(administrationId)}
        title={title}
        badge={<PurchaseBadge status={status} />}
        description={[contactName, formatDateLong(purchase.invoiceDate)].filter(Boolean).join(' · ')}
        {...actions}
      />
      {layers}
      {!isPhone && <div className={timeline}>{course}</div>}
      <div className={styles.columns}>
        {file && (
          <div className={styles.paper}>
            <PurchaseDocument administrationId={administrationId} file={file} />
          </div>
        )}
        <div className={styles.side}>
          {waiting && (
            <Alert tone="info">{`${waitingText(waiting)}: dit lijkt al betaald. Boek de betaling en betaal niet nog eens.`}</Alert>
          )}
          <Facts administrationId={administrationId} purchase={purchase} />
          {/* As of an invoice: on a phone it is higher than wide. */}
          {isPhone && course}
          <PurchaseLines administrationId={administrationId} purchase={purchase} />
          <Payments administrationId={administrationId} purchase={purchase} />
          {purchase.openCents < 0 && <SetOff administrationId={administrationId} purchase={purchase} />}
          {purchase.kind === 'invoice' && purchase.status !== 'reversed' && (
            <UnpaidVatCard administrationId={administrationId} purchase={purchase} />
          )}
          <PurchaseActivity administrationId={administrationId} purchase={purchase} />
          <Attachments administrationId={administrationId} attachments={attachments} />
        </div>
      </div>
    </>
  )
}

/** What it is in its own currency, of which what is open. */
function currencyFacts({ foreign, currency, exchangeRate }: Purchase) {
  if (foreign === null) return []
  const { euro: money } = paperWords('nl', currency).format
  return [
    { term: `Bedrag in ${currency}`, details: money(foreign.grossCents) },
    { term: 'Koers', details: `€ 1 = ${formatDecimal(exchangeRate ?? '')} ${currency}` },
    ...(foreign.openAmount === 0 ? [] : [{ term: 'Staat open', details: money(foreign.openAmount) }]),
  ]
}

function Facts({ administrationId, purchase }: PurchaseScreenProps) {
  const { contactId, contactName, invoiceDate, dueDate, receivedOn, foreignVat, paymentReference } = purchase
  const { journalEntryId, reversalEntryId, openCents } = purchase
  const link = (href: string, text: string) => (
    <AppLink href={href} className={linkClassName}>
      {text}
    </AppLink>
  )
  return (
    <Card>
      <p className={openLabel}>{openCents > 0 ? 'Nog te betalen' : openCents < 0 ? 'Nog te verrekenen' : 'Bedrag'}</p>
      <p className={openAmount}>{formatEuro(openCents === 0 ? purchase.totals.grossCents : openCents)}</p>
      <DescriptionList
        className={facts}
        items={[
          {
            term: 'Leverancier',
            details:
              contactId === null
                ? '–'
                : link(
                    administrationAddress(administrationId, 'contacts/$contactId', { params: { contactId } }),
                    contactName ?? '…',
                  ),
          },
          ...currencyFacts(purchase),
          { term: 'Factuurdatum', details: formatDateShort(invoiceDate) },
          { term: 'Vervaldatum', details: formatDateShort(dueDate) },
          ...(receivedOn ? [{ term: 'Ontvangen op', details: formatDateShort(receivedOn) }] : []),
          ...(foreignVat
            ? [
                {
                  term: 'Buitenlandse btw',
                  details: `${formatEuro(foreignVat.vatCents)} (${countryName(foreignVat.country)})`,
                },
              ]
            : []),
          ...(paymentReference === '' ? [] : [{ term: 'Betalingskenmerk', details: paymentReference }]),
          ...(journalEntryId === null
            ? []
            : [{ term: 'Boeking', details: link(entryHref(administrationId, journalEntryId), 'Bekijk de boeking') }]),
          ...(reversalEntryId === null
            ? []
            : [
                {
                  term: 'Teruggedraaid',
                  details: link(entryHref(administrationId, reversalEntryId), 'Bekijk de tegenboeking'),
                },
              ]),
        ]}
      />
    </Card>
  )
}
