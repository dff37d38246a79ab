import { contract, type SmallBusinessScheme } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { query } from '../../app/transport/api.ts'
import type { LineActions } from './draft-line-row.tsx'
import { isWithoutVat } from './draft-scheme.ts'
import { emptyLine, type Draft, type DraftLine, type DraftPartProps, type SaleVatCode } from './draft.ts'
import { addLine, changeLine, moveLine, neighbourOf, removeLine } from './edit-lines.ts'
import { lineWithProduct, repricedLine, type LineTerms } from './product-line.ts'
import { useCustomer } from './use-customer.ts'
import { fetchProduct, findProducts } from './use-products.ts'

interface LineActionsOptions {
  administrationId: number
  draft: Draft
  update: DraftPartProps['update']
  /** The VAT code of a new line. */
  lineVatCode: SaleVatCode
  /** The country of sales under the one-stop shop. */
  destination: string | null
  /** YYYY-MM-DD */
  today: string
  focusLine: (key: string | undefined) => void
}

/** What can be done with a line. The object stays the same, so that typing in one line renders no other. */
export function useLineActions(options: LineActionsOptions): LineActions {
  const { administrationId } = options
  const priceGroup = useCustomer(administrationId, options.draft.contactId)?.priceGroup ?? ''
  const scheme = useQuery(query(contract.smallBusinessScheme.get, { params: { administrationId } })).data
  const latest = useRef({ ...options, priceGroup, scheme })
  useEffect(() => {
    latest.current = { ...options, priceGroup, scheme }
  })
  return useMemo(() => {
    const setLines = (change: (lines: readonly DraftLine[]) => readonly DraftLine[]) =>
      latest.current.update((before) => ({ ...before, lines: change(before.lines) }))
    const setLine = (key: string, change: (line: DraftLine) => DraftLine) =>
      setLines((lines) => lines.map((line) => (line.key === key ? change(line) : line)))
    return {
      change: (key, change) => {
        setLines((lines) => changeLine(lines, key, change))
        if (change.quantity !== undefined) setLine(key, (line) => repricedLine(line, termsOf(latest.current)))
      },
      add: (afterKey) => {
        const added = emptyLine(latest.current.lineVatCode)
        latest.current.focusLine(added.key)
        setLines((lines) => addLine(lines, added, afterKey))
      },
      next: (key) => {
        const { lines } = latest.current.draft
        const next = lines[lines.findIndex((line) => line.key === key) + 1]
        if (!next) return false
        document.querySelector<HTMLElement>(`[data-line="${next.key}"] textarea`)?.focus()
        return true
      },
      move: (key, by) => setLines((lines) => moveLine(lines, key, by)),
      remove: (key) => {
        const replacement = emptyLine(latest.current.lineVatCode)
        latest.current.focusLine(neighbourOf(latest.current.draft.lines, key) ?? replacement.key)
        setLines((lines) => removeLine(lines, key, replacement))
      },
      findProducts: (search) => findProducts(administrationId, search),
      pickProduct: (key, productId) => {
        fetchProduct(administrationId, productId).then(
          (product) => setLine(key, (line) => lineWithProduct(line, product, termsOf(latest.current))),
          () => toast.error('Dit product kon niet worden opgehaald. Kies het nog een keer.'),
        )
      },
    }
  }, [administrationId])
}

interface TermsSource extends Pick<LineActionsOptions, 'draft' | 'lineVatCode' | 'destination' | 'today'> {
  priceGroup: string
  scheme: SmallBusinessScheme | undefined
}

const termsOf = ({ draft, priceGroup, scheme, lineVatCode, destination, today }: TermsSource): LineTerms => ({
  contactId: draft.contactId,
  priceGroup,
  date: draft.invoiceDate ?? today,
  // Who charges no VAT has nothing to include.
  pricesIncludeVat: draft.pricesIncludeVat && !isWithoutVat(draft, scheme, today),
  vatCode: lineVatCode,
  destination,
})
