'use client'

import { CircleAlert, CircleCheck, File, RotateCw, X } from '../icons/drawings.ts'
import type { IconDrawing } from '../icons/icon.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { Progress } from '../progress/progress.tsx'
import { classNames } from '../styles/class-names.ts'
import { truncate } from '../styles/utilities.css.ts'
import * as styles from './file-list.css.ts'
import type { FileActions, UploadingFile } from './listed-file.ts'
import { formatFileSize } from '@klopt/validators'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

type State = UploadingFile['state']
const icons: Record<State, IconDrawing> = { waiting: File, uploading: File, done: CircleCheck, failed: CircleAlert }

/** One file: how far it is, and what can be done about it. */
export function FileRow({ file, ...actions }: FileActions & { file: UploadingFile }) {
  const texts = useLanguage('fileList', dutch)
  const showSize = useLanguage('showFileSize', formatFileSize)
  const { name, sizeBytes, state, progress = null, error, thumbnail } = file
  const size = sizeBytes === null ? texts.unknownSize : showSize(sizeBytes)
  return (
    <li className={styles.file}>
      <span className={classNames(styles.sign, thumbnail ? styles.thumbnail : styles.state[state])}>
        {thumbnail ?? <Icon of={icons[state]} size={18} />}
      </span>
      <div className={styles.text}>
        <span className={classNames(styles.name, truncate)}>{name}</span>
        <span className={classNames(styles.words, state === 'failed' && styles.state.failed)}>
          {state === 'failed' ? (error ?? texts.uploadFailed) : `${size} · ${texts.state[state]}`}
        </span>
        {state === 'uploading' && (
          <Progress
            className={styles.progress}
            label={texts.upload(name)}
            labelHidden
            value={progress === null ? null : progress * 100}
          />
        )}
      </div>
      <RowActions file={file} {...actions} />
    </li>
  )
}

function RowActions({
  file: { id, name, state, canRetry = true },
  onRetry,
  onCancel,
  onRemove,
}: FileActions & { file: UploadingFile }) {
  const texts = useLanguage('fileList', dutch)
  const isUnderWay = state === 'waiting' || state === 'uploading'
  return (
    <>
      {state === 'failed' && canRetry && onRetry && (
        <IconButton icon={RotateCw} label={texts.retry(name)} size="small" onClick={() => onRetry(id)} />
      )}
      {isUnderWay && onCancel ? (
        <IconButton icon={X} label={texts.cancel(name)} size="small" onClick={() => onCancel(id)} />
      ) : (
        onRemove && <IconButton icon={X} label={texts.remove(name)} size="small" onClick={() => onRemove(id)} />
      )}
    </>
  )
}
