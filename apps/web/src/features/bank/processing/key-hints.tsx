import { Kbd } from '@klopt/ui'
import * as styles from './line-list.css.ts'

const hints: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['↑', '↓'], does: 'regel' },
  { keys: ['Enter'], does: 'akkoord' },
  { keys: ['S'], does: 'splitsen' },
  { keys: ['R'], does: 'regel maken' },
  { keys: ['Ctrl Z'], does: 'ongedaan' },
  { keys: ['/'], does: 'zoeken' },
]

/** The keys of the screen, where there is a keyboard. */
export function KeyHints() {
  return (
    <p className={styles.hints}>
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <span key={key}>
              <Kbd>{key}</Kbd>{' '}
            </span>
          ))}
          {does}
        </span>
      ))}
    </p>
  )
}
