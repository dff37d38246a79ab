import { VAT_CODES, type VatCode } from '@klopt/bookkeeping/vat'
import { boxesOf } from '@klopt/bookkeeping/vat-return'
import type { VatKind } from '@klopt/bookkeeping/ledger'

/** What VAT lines are. */
export const VAT_KINDS: readonly VatKind[] = ['base', 'output', 'input']

/** The code and kind of every line that counts in some box: a sale that is exempt is declared by nobody. */
export const declaredPairs = (Object.keys(VAT_CODES) as VatCode[]).flatMap((code) =>
  VAT_KINDS.filter((kind) => boxesOf(code, kind).length > 0).map((kind) => `${code} ${kind}`),
)
