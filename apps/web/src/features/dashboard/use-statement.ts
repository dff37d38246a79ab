import { invalidateAfter } from '@klopt/api-client'
import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { asApiError } from '../../app/errors/failures.ts'
import { upload } from '../../app/transport/upload.ts'

type Statement = ResponseOf<typeof contract.bank.preview>['statements'][number]

/** A statement that was dropped: read, and imported when its owner agrees. */
export type StatementState =
  | { readonly step: 'none'; readonly problem?: string }
  | { readonly step: 'reading' }
  | { readonly step: 'ready'; readonly statements: readonly Statement[]; readonly problem?: string }
  /** It asks something that the screen for importing asks: which book, which columns, what differs. */
  | { readonly step: 'asks'; readonly file: File }
  | { readonly step: 'importing'; readonly statements: readonly Statement[] }

/** One file of the bank on its way into the books, with the account that it names. */
export function useStatement(administrationId: number, onImported: (lines: number, iban: string | null) => void) {
  const client = useQueryClient()
  const [state, setState] = useState<StatementState>({ step: 'none' })
  const sent = useRef<{ file: File; key: string } | null>(null)
  const params = { administrationId }

  const read = async (file: File) => {
    sent.current = { file, key: crypto.randomUUID() }
    setState({ step: 'reading' })
    try {
      const { statements } = await upload(contract.bank.preview, { params, query: { name: file.name }, body: file })
      setState(isPlain(statements) ? { step: 'ready', statements } : { step: 'asks', file })
    } catch (error) {
      setState({ step: 'none', problem: asApiError(error).message })
    }
  }
  const take = async (statements: readonly Statement[]) => {
    if (!sent.current) return
    const { file, key } = sent.current
    setState({ step: 'importing', statements })
    try {
      const query = { name: file.name, createBook: 'true' } as const
      const { imported } = await upload(contract.bank.import, { params, query, body: file }, { idempotencyKey: key })
      await invalidateAfter(client, contract.bank.import)
      onImported(imported, statements[0]?.iban ?? null)
    } catch (error) {
      setState({ step: 'ready', statements, problem: asApiError(error).message })
    }
  }
  return { state, read, take, reset: () => setState({ step: 'none' }) }
}

/** What of a statement says whether it asks something. */
interface Asking {
  readonly iban: string | null
  readonly conflicts: readonly unknown[]
  readonly newLines: readonly unknown[]
}

/** Whether it can be imported as it is: every account is named, nothing differs, and there is something new. */
export const isPlain = (statements: readonly Asking[]): boolean =>
  statements.length > 0 &&
  statements.every(({ iban, conflicts }) => iban !== null && conflicts.length === 0) &&
  statements.some(({ newLines }) => newLines.length > 0)
