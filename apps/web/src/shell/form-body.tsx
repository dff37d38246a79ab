import type { ReactNode } from 'react'
import type { Hindrance } from '../app/session/hindrance.ts'
import * as styles from './form-body.css.ts'

export interface FormBodyProps {
  /** What keeps the user from changing anything here; undefined while that is not known. */
  hindrance: Hindrance | null | undefined
  children: ReactNode
}

/** The fields of a form: read by everybody, filled in by who may change them. */
export function FormBody({ hindrance, children }: FormBodyProps) {
  return (
    // Nothing is locked until it is known, so that the first field keeps the focus it is given.
    <fieldset className={styles.body} disabled={typeof hindrance === 'string'}>
      {children}
    </fieldset>
  )
}
