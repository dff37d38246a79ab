import { Button, HeaderActions, PageHeader, Tick } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { CheckCheck, Link2, ListChecks, Upload } from 'lucide-react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { ShortLabel } from '../../../shared/look/short-label.tsx'
import { useIsPhone } from '../../../shared/look/use-is-phone.ts'
import type { BankSearch } from '../bank-search.ts'
import { useHandActions } from '../by-hand/use-hand-actions.tsx'

import type { Book } from '../book.ts'
import * as styles from './bank-screen.css.ts'
import type { CertainList } from './use-certain-run.ts'

export interface BankHeaderProps {
  administrationId: number
  book: Book
  search: BankSearch
  /** How many lines of the list below are certain: those the button books, and no other; undefined until that is known. */
  certain: number | undefined
  isBooking: boolean
  onBook: (list: CertainList) => void
}

/** What the screen is, how the book stands, and the two things one comes to do. */
export function BankHeader({
  administrationId,
  book,
  search: { search, state },
  certain,
  isBooking,
  onBook,
}: BankHeaderProps) {
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const run = () => onBook({ journalId: book.journalId, ...(search !== undefined && { search }) })
  const isPhone = useIsPhone()
  const hand = useHandActions(administrationId, book)
  const at = (path: 'bank/rules' | 'bank/connections' | 'bank/import') => administrationAddress(administrationId, path)
  // There before its number is: the others would make room for it, and push the list away.
  const hasCertain = (certain ?? (state === 'processed' ? 0 : book.waiting)) > 0 || isBooking
  return (
    <>
      <PageHeader
        title="Bank verwerken"
        description={<BookState book={book} />}
        actions={
          <HeaderActions
            more={[
              { label: 'Regels', icon: ListChecks, href: at('bank/rules') },
              { label: 'Koppelingen', icon: Link2, href: at('bank/connections') },
            ]}
            besides={[
              ...(mayBook ? hand.besides : []),
              ...(mayBook && book.kind !== 'cash'
                ? [{ label: 'Afschrift importeren', icon: Upload, href: at('bank/import') }]
                : []),
            ]}
          >
            {mayBook && hasCertain && (
              <Button
                variant="primary"
                icon={isPhone ? undefined : CheckCheck}
                onClick={run}
                loading={isBooking}
                disabled={certain === undefined && !isBooking}
              >
                <ShortLabel short={<ShortBook certain={certain} waiting={book.waiting} />}>
                  {certain === undefined ? 'Verwerk zekere' : `Verwerk ${certain} zekere`}
                </ShortLabel>
              </Button>
            )}
          </HeaderActions>
        }
      />
      {hand.layers}
    </>
  )
}

/** As wide before its number is known: wider then, it would break the line beside it, and push the list down. */
const ShortBook = ({ certain, waiting }: { certain: number | undefined; waiting: number }) => (
  <>
    Verwerk <span className={certain === undefined ? styles.room : undefined}>{certain ?? waiting}</span>
  </>
)

/** The book, its balance by the bank, and whether the ledger says the same. */
function BookState({ book }: { book: Book }) {
  const difference = book.balanceCents - book.ledgerBalanceCents
  return (
    <>
      {bookName(book)} · <span className={styles.word}>saldo </span>
      {formatEuro(book.balanceCents)} {/* How many wait is said by the segment they stand under. */}
      {book.waiting === 0 &&
        (difference === 0 ? (
          <Tick>sluit aan</Tick>
        ) : (
          <span className={styles.differs}>· grootboek wijkt {formatEuro(Math.abs(difference))} af</span>
        ))}
    </>
  )
}

/** 'ING ·· 4567', or the name of a book without an account. */
export function bookName({ bankName, iban, name }: Book): string {
  return iban === null ? name : `${bankName ?? name} ·· ${iban.replaceAll(/\s/g, '').slice(-4)}`
}
