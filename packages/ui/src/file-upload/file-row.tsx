import { formatFileSize } from '@klopt/validators'
import { CircleAlert, CircleCheck, File, RotateCw, X, type LucideIcon } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { Progress } from '../progress/progress.tsx'
import { classNames } from '../styles/class-names.ts'
import { truncate } from '../styles/utilities.css.ts'
import * as styles from './file-upload.css.ts'
import type { UploadingFile } from './uploading-file.ts'

export interface FileRowActions {
  /** Tries a file that failed again. */
  onRetry?: (id: string) => void
  /** Takes a file away, or stops it. */
  onRemove?: (id: string) => void
}

export interface FileRowProps extends FileRowActions {
  file: UploadingFile
}

type State = UploadingFile['state']
const icons: Record<State, LucideIcon> = { waiting: File, uploading: File, done: CircleCheck, failed: CircleAlert }
const words: Record<State, string> = { waiting: 'wacht', uploading: 'uploaden', done: 'klaar', failed: 'mislukt' }

/** One file: how far it is, and what can be done about it. */
export function FileRow({ file, onRetry, onRemove }: FileRowProps) {
  const { id, name, sizeBytes, state, progress = null, error } = file
  return (
    <li className={styles.file}>
      <Icon of={icons[state]} size={18} className={classNames(styles.fileIcon, styles.state[state])} />
      <div className={styles.fileText}>
        <span className={classNames(styles.fileName, truncate)}>{name}</span>
        <span role="status" className={classNames(styles.fileState, state === 'failed' && styles.state.failed)}>
          {state === 'failed' ? (error ?? 'Uploaden is mislukt.') : `${formatFileSize(sizeBytes)} · ${words[state]}`}
        </span>
        {state === 'uploading' && (
          <Progress
            className={styles.progress}
            label={`${name} uploaden`}
            labelHidden
            value={progress === null ? null : progress * 100}
          />
        )}
      </div>
      {state === 'failed' && onRetry && (
        <IconButton icon={RotateCw} label={`${name} opnieuw proberen`} size="small" onClick={() => onRetry(id)} />
      )}
      {onRemove && <IconButton icon={X} label={`${name} verwijderen`} size="small" onClick={() => onRemove(id)} />}
    </li>
  )
}
