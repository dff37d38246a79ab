import type { Payable } from '@klopt/api-client/contract'
import { MoneyField } from '@klopt/ui'
import { createContext, use } from 'react'
import { keyOf, type Chosen } from './choice.ts'
import * as styles from './payments-screen.css.ts'

export interface Paying {
  /** The chosen items by the names of their rows. */
  readonly chosen: ReadonlyMap<string, Chosen>
  readonly setAmount: (payable: Payable, amountCents: number | null) => void
  /** Somebody tried to make the file: what is empty is an error from then on. */
  readonly wasTried: boolean
}

/** What is being chosen; in a context, so that the columns stay the same while somebody types. */
export const PayingContext = createContext<Paying>({ chosen: new Map(), setAmount: () => {}, wasTried: false })

/** How much of a chosen invoice is paid; nothing for one that is not chosen. */
export function AmountField({ payable }: { payable: Payable }) {
  const { chosen, setAmount, wasTried } = use(PayingContext)
  const item = chosen.get(keyOf(payable))
  if (!item) return null
  const { amountCents, wrong } = item
  return (
    <div className={styles.amount}>
      <MoneyField
        labelHidden
        label={`Nu betalen van ${payable.contactName} ${payable.number}`}
        align="end"
        data-amount=""
        value={amountCents}
        onChange={(cents) => setAmount(payable, cents)}
        error={amountCents !== null || wasTried ? wrong : undefined}
      />
    </div>
  )
}
