import { contract, type SmallBusinessScheme } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { query } from '../../app/transport/api.ts'
import type { LineActions } from './draft-line-row.tsx'
import { isWithoutVat } from './draft-scheme.ts'
import { emptyLine, type Draft, type DraftLine, type DraftPartProps, type SaleVatCode } from './draft.ts'
import { addLine, changeLine, moveLine, neighbourOf, removeLine } from './edit-lines.ts'
import { isSameSale, lineWithKnownProduct, lineWithProduct, repricedLine, type LineTerms } from './product-line.ts'
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
  const { contactId, invoiceDate } = options.draft
  const customer = useCustomer(administrationId, contactId)
  const priceGroup = customer?.priceGroup ?? ''
  const isCustomerKnown = contactId === null || customer !== null
  const scheme = useQuery(query(contract.smallBusinessScheme.get, { params: { administrationId } })).data
  const latest = useRef({ ...options, priceGroup, scheme })
  useEffect(() => {
    latest.current = { ...options, priceGroup, scheme }
  })
  const { actions, repriceAll } = useMemo(() => {
    const setLines = (change: (lines: readonly DraftLine[]) => readonly DraftLine[]) =>
      latest.current.update((before) => ({ ...before, lines: change(before.lines) }))
    const setLine = (key: string, change: (line: DraftLine) => DraftLine) =>
      setLines((lines) => lines.map((line) => (line.key === key ? change(line) : line)))
    /** Gives a line the price of now, if its price of before was that of its product. */
    const reprice = (before: DraftLine, was: LineTerms) => {
      if (before.product) return setLine(before.key, (line) => repricedLine(line, termsOf(latest.current)))
      if (typeof before.productId !== 'number') return
      fetchProduct(administrationId, before.productId).then(
        (product) =>
          setLine(before.key, (line) =>
            lineWithKnownProduct(line, product, { before, was, terms: termsOf(latest.current) }),
          ),
        // A price that does not follow stays as it is shown.
        () => undefined,
      )
    }
    const actions: LineActions = {
      change: (key, change) => {
        const before = latest.current.draft.lines.find((line) => line.key === key)
        setLines((lines) => changeLine(lines, key, change))
        if (change.quantity === undefined || !before) return
        reprice(before, termsOf(latest.current))
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
    return { actions, repriceAll: (was: LineTerms) => latest.current.draft.lines.forEach((line) => reprice(line, was)) }
  }, [administrationId])
  useRepricing({ latest, isCustomerKnown, repriceAll }, [contactId, priceGroup, invoiceDate])
  return actions
}

interface Repricing {
  latest: { readonly current: TermsSource }
  isCustomerKnown: boolean
  repriceAll: (was: LineTerms) => void
}

/** Prices follow whom and when something is sold: who picks the customer last pays what was agreed on with them too. */
function useRepricing({ latest, isCustomerKnown, repriceAll }: Repricing, sale: readonly unknown[]): void {
  const was = useRef<LineTerms>(null)
  useEffect(() => {
    if (!isCustomerKnown) return
    const before = was.current
    was.current = termsOf(latest.current)
    if (before && !isSameSale(before, was.current)) repriceAll(before)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what decides about a price is named by its user
  }, [isCustomerKnown, ...sale])
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
