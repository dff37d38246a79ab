import { contract } from '@klopt/api-client/contract'
import { Alert, AppLink, linkClassName, Select } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'
import { administrationAddress } from '../../../app/routing/address.ts'
import { unnamedAccounts, type Statement } from './import-files.ts'

/** Whether somebody has to say, or may say otherwise, into which book a file goes. */
export const needsBook = (statements: readonly Statement[]) => unnamedAccounts(statements) > 0

export interface BookChoiceProps {
  administrationId: number
  statements: readonly Statement[]
  onChoose: (journalId: number) => void
}

/** The book of a file that does not name its account: proposed where there is one of that bank, else asked. */
export function BookChoice({ administrationId, statements, onChoose }: BookChoiceProps) {
  const books = useQuery(query(contract.bank.books, { params: { administrationId } }))
  if (unnamedAccounts(statements) > 1) {
    return (
      <Alert tone="danger" title="In dit bestand staan meer rekeningen zonder nummer">
        Daarom is niet zeker welke regels bij welke rekening horen. Download bij je bank een bestand per rekening, of
        kies CAMT.053 of MT940; daar staat de rekening in.
      </Alert>
    )
  }
  return (
    <Select
      label="Bij welke rekening hoort dit bestand?"
      hint={
        <>
          Het bestand noemt geen rekeningnummer. Staat je rekening er niet bij?{' '}
          <AppLink href={administrationAddress(administrationId, 'settings/bank-books')} className={linkClassName}>
            Voeg een rekening toe
          </AppLink>
          .
        </>
      }
      placeholder="Kies een rekening"
      value={statements.find(({ iban }) => iban === null)?.journalId ?? null}
      options={(books.data ?? []).map((book) => ({ value: book.journalId, label: book.name }))}
      onChange={(journalId) => {
        if (journalId !== null) onChoose(journalId)
      }}
    />
  )
}
