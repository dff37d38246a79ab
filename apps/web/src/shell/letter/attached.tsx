import { Paperclip } from 'lucide-react'
import { useId } from 'react'
import * as styles from './letter-modal.css.ts'

/** The files that go along with a mail. */
export function Attached({ names }: { names: readonly string[] }) {
  const id = useId()
  if (names.length === 0) return null
  return (
    <div>
      <div id={id} className={styles.label}>
        {names.length === 1 ? 'Bijlage' : 'Bijlagen'}
      </div>
      <ul aria-labelledby={id} className={styles.attached}>
        {names.map((name) => (
          <li key={name} className={styles.file}>
            <Paperclip size={16} strokeWidth={1.75} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
