import { contract } from '@klopt/api-client/contract'
import { Alert, Button, toast } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { openingSentence } from '../bank-texts.ts'
import { CountsOn } from '../../../shared/ledger/counts-on.tsx'
import type { Book } from '../book.ts'
import * as styles from './bank-screen.css.ts'

/** What the account held before its first statement, with the way to book it; nothing once it is in the books. */
export function MissingOpening({ administrationId, book }: { administrationId: number; book: Book }) {
  const write = useWrite(contract.bank.bookOpening)
  const mayBook = useMayChange(administrationId, { permission: 'BOOKING' })
  const { journalId, missingOpening } = book
  if (missingOpening === null || !mayBook) return null
  const { date, amountCents } = missingOpening
  const run = () =>
    write.mutate(
      { params: { administrationId, journalId }, body: { amountCents } },
      { onSuccess: () => toast.success(`Beginsaldo van ${formatEuro(amountCents)} geboekt.`) },
    )
  return (
    <>
      <Alert
        tone="info"
        className={styles.opening}
        title={openingSentence(amountCents)}
        action={
          <Button loading={write.isPending} onClick={run}>
            Beginsaldo boeken
          </Button>
        }
      >
        Dat saldo van vóór {formatDateLong(date)} staat nog niet in je boekhouding. Boek het bij je eigen vermogen, dan
        sluit je bank aan.
      </Alert>
      <CountsOn administrationId={administrationId} date={date} vat="none" />
    </>
  )
}
