import { Kbd } from '../kbd/kbd.tsx'
import { Modal } from '../modal/modal.tsx'
import type { ListKey } from './list-keys.ts'
import * as styles from './list-layout.css.ts'

interface KeysModalProps {
  open: boolean
  onClose: () => void
  title: string
  keys: readonly ListKey[]
}

/** All keys that work on a screen, which '?' tells. */
export const KeysModal = ({ open, onClose, title, keys }: KeysModalProps) => (
  <Modal open={open} onClose={onClose} title={title}>
    <dl className={styles.keys}>
      {keys.map((key) => (
        <div key={key.what} className={styles.key}>
          <dt>{key.what}</dt>
          <dd>
            <Keys keys={key.keys} />
          </dd>
        </div>
      ))}
    </dl>
  </Modal>
)

/** Keys beside each other. */
export const Keys = ({ keys }: Pick<ListKey, 'keys'>) => keys.map((key) => <Kbd key={key}>{key}</Kbd>)
