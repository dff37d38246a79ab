import { contract } from '@klopt/api-client/contract'
import { AppLink, Button, buttonClassName, classNames, Icon, PageHeader, Tick, toast } from '@klopt/ui'
import { CheckCheck, ListChecks, Upload } from 'lucide-react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import type { BankSearch } from '../bank-search.ts'
import { HandActions } from '../by-hand/hand-actions.tsx'
import { lineCount, plainEuro } from '../bank-texts.ts'
import type { Book } from '../book.ts'
import * as styles from './bank-screen.css.ts'

/** Many lines at once take longer than one. */
const CERTAIN_TIMEOUT_MS = 120_000

export interface BankHeaderProps {
  administrationId: number
  book: Book
  search: BankSearch
  /** How many lines of the list below are certain: those the button books, and no other. */
  certain: number
}

/** What the screen is, how the book stands, and the two things one comes to do. */
export function BankHeader({ administrationId, book, search: { search }, certain }: BankHeaderProps) {
  const processCertain = useWrite(contract.bank.processCertain, {
    timeoutMs: CERTAIN_TIMEOUT_MS,
    errors: 'screen',
  })
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const run = () =>
    processCertain.mutate(
      { params: { administrationId }, body: { journalId: book.journalId, ...(search !== undefined && { search }) } },
      {
        onSuccess: ({ processed, skipped }) => {
          const left = skipped > 0 ? ` ${lineCount(skipped)} overgeslagen: kijk die zelf na.` : ''
          toast.success(`${lineCount(processed)} verwerkt.${left}`)
        },
        onError: ({ message }) =>
          toast.error(`Niets verwerkt. ${message}`, { action: { label: 'Opnieuw', onPress: run } }),
      },
    )
  return (
    <PageHeader
      title="Bank verwerken"
      description={<BookState book={book} />}
      actions={
        <>
          <AppLink
            href={administrationAddress(administrationId, 'bank/rules')}
            className={classNames(buttonClassName(), styles.headButton)}
          >
            <Icon of={ListChecks} />
            Regels
          </AppLink>
          {mayBook && (
            <>
              {book.kind !== 'bank' && <HandActions {...{ administrationId, book }} className={styles.headButton} />}
              {book.kind !== 'cash' && (
                <AppLink
                  href={administrationAddress(administrationId, 'bank/import')}
                  className={classNames(buttonClassName(), styles.headButton)}
                >
                  <Icon of={Upload} />
                  Afschrift importeren
                </AppLink>
              )}
              {(certain > 0 || processCertain.isPending) && (
                <Button
                  variant="primary"
                  icon={CheckCheck}
                  className={styles.headButton}
                  onClick={run}
                  loading={processCertain.isPending}
                >
                  Verwerk {certain} zekere
                </Button>
              )}
            </>
          )}
        </>
      }
    />
  )
}

/** The book, its balance by the bank, and whether the ledger says the same. */
function BookState({ book }: { book: Book }) {
  const difference = book.balanceCents - book.ledgerBalanceCents
  return (
    <>
      {bookName(book)} · saldo {plainEuro(book.balanceCents)}{' '}
      {difference === 0 && book.waiting === 0 ? (
        <Tick>sluit aan</Tick>
      ) : book.waiting > 0 ? (
        <>· {book.waiting} te verwerken</>
      ) : (
        <span className={styles.differs}>· grootboek wijkt {plainEuro(Math.abs(difference))} af</span>
      )}
    </>
  )
}

/** 'ING ·· 4567', or the name of a book without an account. */
export function bookName({ bankName, iban, name }: Book): string {
  return iban === null ? name : `${bankName ?? name} ·· ${iban.replaceAll(/\s/g, '').slice(-4)}`
}
