import { contract } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, EmptyState } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Check, Landmark, SearchX } from 'lucide-react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { query } from '../../../app/transport/api.ts'
import { bankHref, type BankSearch } from '../bank-search.ts'
import { lineCount } from '../bank-texts.ts'
import type { Book } from '../book.ts'
import { bookName } from './bank-header.tsx'

export interface NoLinesProps {
  administrationId: number
  books: readonly Book[]
  book: Book
  search: BankSearch
}

/** In place of the list: nothing found, nothing imported yet, or nothing left to do. */
export function NoLines({ administrationId, books, book, search }: NoLinesProps) {
  const mayImport = useMayChange(administrationId, { permission: 'BOOKING' })
  const importLink = mayImport && (
    <AppLink href={administrationAddress(administrationId, 'bank/import')} className={buttonClassName()}>
      Afschrift importeren
    </AppLink>
  )
  if (search.search !== undefined) {
    return (
      <EmptyState
        icon={SearchX}
        title="Niets gevonden"
        action={
          <AppLink href={bankHref(administrationId, { ...search, search: undefined })} className={buttonClassName()}>
            Zoekopdracht wissen
          </AppLink>
        }
      >
        Geen bankregel past bij deze zoekopdracht.
      </EmptyState>
    )
  }
  if (book.lastDate === null && book.kind === 'cash') {
    return (
      <EmptyState icon={Landmark} title="Nog geen kasregels">
        Voer in wat er in de kas komt en wat eruit gaat. Elke regel laat zien wat er dan in zit.
      </EmptyState>
    )
  }
  if (book.lastDate === null) {
    return (
      <EmptyState icon={Landmark} title="Nog geen bankregels" action={importLink}>
        Hier komen de bij- en afschrijvingen van je afschriften.
      </EmptyState>
    )
  }
  if (search.state !== undefined) {
    return (
      <EmptyState icon={Landmark} title="Nog niets verwerkt">
        Hier komen de regels die je geboekt hebt.
      </EmptyState>
    )
  }
  const difference = Math.abs(book.balanceCents - book.ledgerBalanceCents)
  const other = books.find(({ journalId, waiting }) => journalId !== book.journalId && waiting > 0)
  return (
    <EmptyState
      icon={Check}
      title="Alles is verwerkt."
      action={
        other ? (
          <AppLink href={bankHref(administrationId, { book: other.journalId })} className={buttonClassName()}>
            Naar {bookName(other)}: {lineCount(other.waiting)}
          </AppLink>
        ) : (
          importLink
        )
      }
    >
      {difference === 0
        ? `De boeken kloppen tot en met ${formatDateLong(book.lastDate)}.`
        : `Het grootboek wijkt nog ${formatEuro(difference)} af van het afschrift. ${
            book.missingOpening ? 'Boek hierboven eerst het beginsaldo.' : 'Waarschijnlijk ontbreekt er een afschrift.'
          }`}
    </EmptyState>
  )
}

/** When there is no bank book at all: the first statement makes one. */
export function NoBook({ administrationId }: { administrationId: number }) {
  const mayImport = useMayChange(administrationId, { permission: 'BOOKING' })
  // Not every server has a way to banks, and what it cannot do it does not offer.
  const connections = query(contract.bank.connections, { params: { administrationId } })
  const canConnect = useQuery({ ...connections, enabled: mayImport }).data?.isAvailable === true
  return (
    <EmptyState
      icon={Landmark}
      title="Nog geen bankrekening"
      action={
        mayImport && (
          <>
            <AppLink
              href={administrationAddress(administrationId, 'bank/import')}
              className={buttonClassName({ variant: 'primary' })}
            >
              Afschrift importeren
            </AppLink>
            {canConnect && (
              <AppLink href={administrationAddress(administrationId, 'bank/connections')} className={buttonClassName()}>
                Bank koppelen
              </AppLink>
            )}
          </>
        )
      }
    >
      {canConnect ? 'Importeer een afschrift, of koppel je bank.' : 'Importeer een afschrift.'} Daarmee voegen we de
      rekening toe en zetten we de regels voor je klaar.
    </EmptyState>
  )
}
