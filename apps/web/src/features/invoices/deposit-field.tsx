import { Checkbox } from '@klopt/ui'
import type { DraftPartProps } from '../../shared/selling/draft.ts'
import * as styles from '../../shell/document-editor.css.ts'

/** Whether the invoice asks for a part in advance. */
export function DepositField({ draft, update }: DraftPartProps) {
  return (
    <Checkbox
      className={styles.wholeRow}
      label="Dit is een aanbetaling"
      hint="Het bedrag is nog geen omzet. De btw telt mee zodra je klant betaalt. Op de eindfactuur haal je de aanbetaling eraf."
      checked={draft.isDeposit === true}
      onChange={({ target }) => update((before) => ({ ...before, isDeposit: target.checked }))}
    />
  )
}
