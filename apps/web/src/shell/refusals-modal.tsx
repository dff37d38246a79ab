import type { ApiError } from '@klopt/api-client'
import { Alert, FileUpload, Modal } from '@klopt/ui'
import { useState, type ReactNode } from 'react'
import { wasNotified } from '../app/errors/unhandled-errors.ts'
import { assertReadable, UNREADABLE_FILE } from '../app/transport/readable.ts'
import * as styles from './refusals-modal.css.ts'

export interface RefusalsModalProps {
  /** What is read of which file, and what follows. */
  children: ReactNode
  read: (file: File, told: { onError: (error: ApiError) => void }) => void
  isPending: boolean
  /** What came of it; undefined before. */
  outcome: string | undefined
  onClose: () => void
}

/** Takes the file in which the bank says what it refused or returned, and says what came of it. */
export function RefusalsModal({ children, read, isPending, outcome, onClose }: RefusalsModalProps) {
  const [error, setError] = useState<string>()
  const take = async ([file]: readonly File[]) => {
    if (file === undefined) return
    setError(undefined)
    try {
      await assertReadable(file)
    } catch {
      return setError(UNREADABLE_FILE)
    }
    read(file, { onError: (refused) => setError(wasNotified(refused) ? undefined : refused.message) })
  }
  return (
    <Modal open title="Wat de bank weigerde" onClose={onClose}>
      <div className={styles.stack}>
        <p className={styles.words}>{children}</p>
        <FileUpload
          label="Bestand van de bank"
          types={['xml']}
          maxFiles={1}
          disabled={isPending}
          onFiles={(files) => void take(files)}
          {...(error !== undefined && { error })}
        />
        <div role="status">{outcome !== undefined && <Alert tone="info">{outcome}</Alert>}</div>
      </div>
    </Modal>
  )
}

/** What of a file changed nothing. */
export function othersWords(others: number): string {
  if (others === 0) return ''
  return ` ${others === 1 ? '1 regel was' : `${others} regels waren`} al bekend of niet van ons.`
}
