import type { ReactNode } from 'react'

interface Sent {
  /** Under which a form sends it; without one nothing is sent. */
  name: string | undefined
  /** As the wire has it, however it is shown. */
  value: string | number | null | undefined
  disabled: boolean | undefined
}

/** What a form sends of a field that shows its value otherwise. */
export const SentValue = ({ name, value, disabled }: Sent) =>
  name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />

/** What stands at the end of a field, and what a form sends of it: nothing when there is neither. */
export const withSent = (suffix: ReactNode, sent: Sent): ReactNode =>
  sent.name === undefined ? (
    suffix
  ) : (
    <>
      {suffix}
      <SentValue {...sent} />
    </>
  )
