'use client'

import { useState } from 'react'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { announceFiles } from './announce-files.ts'
import * as styles from './file-list.css.ts'
import { FileRow } from './file-row.tsx'
import type { FileActions, UploadingFile } from './listed-file.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface FileListProps extends FileActions {
  /** What the list holds, for a screen reader. Default 'Bestanden'. */
  label?: string
  /** The files, in order. */
  files: readonly UploadingFile[]
  /** For its place: margins, width. */
  className?: string
}

/** Files with their size, how far each is and what can be done with it. It says so when one is done or failed. */
export function FileList({ label, files, className, ...actions }: FileListProps) {
  const texts = useLanguage('fileList', dutch)
  const announcement = useAnnouncement(files)
  return (
    <div className={className}>
      <span role="status" className={visuallyHidden}>
        {announcement}
      </span>
      {files.length > 0 && (
        <ul aria-label={label ?? texts.label} className={styles.files}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} {...actions} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What was last worth saying; it compares each list of files with the one before. */
function useAnnouncement(files: readonly UploadingFile[]): string {
  const texts = useLanguage('fileList', dutch)
  const [heard, setHeard] = useState({ files, text: '' })
  if (heard.files === files) return heard.text
  const next = { files, text: announceFiles(heard.files, files, texts) ?? heard.text }
  setHeard(next)
  return next.text
}
