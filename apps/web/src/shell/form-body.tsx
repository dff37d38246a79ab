import type { ReactNode } from 'react'
import type { WriteBlock } from '../app/session/write-block.ts'
import * as styles from './form-body.css.ts'

export interface FormBodyProps {
  /** What keeps the user from changing anything here; undefined while that is not known. */
  writeBlock: WriteBlock | null | undefined
  children: ReactNode
}

/** The fields of a form: read by everybody, filled in by who may change them. */
export function FormBody({ writeBlock, children }: FormBodyProps) {
  return (
    // Nothing is locked until it is known, so that the first field keeps the focus it is given.
    <fieldset className={styles.body} disabled={typeof writeBlock === 'string'}>
      {children}
    </fieldset>
  )
}
