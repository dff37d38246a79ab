import { Kbd } from '@klopt/ui'
import * as styles from './line-list.css.ts'

interface Hint {
  readonly keys: readonly string[]
  readonly does: string
}

const moving: Hint = { keys: ['↑', '↓'], does: 'regel' }
const always: readonly Hint[] = [
  { keys: ['/'], does: 'zoeken' },
  { keys: ['?'], does: 'alle toetsen' },
]
const booking: readonly Hint[] = [
  { keys: ['Enter'], does: 'akkoord' },
  { keys: ['S'], does: 'splitsen of niet' },
  { keys: ['R'], does: 'regel maken' },
  { keys: ['Ctrl Z'], does: 'ongedaan' },
]

/** The keys of the screen, where there is a keyboard; fewer for who only looks. */
export function KeyHints({ isLooking }: { isLooking: boolean }) {
  const hints = [moving, ...(isLooking ? [] : booking), ...always]
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
