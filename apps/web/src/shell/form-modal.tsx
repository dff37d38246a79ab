import { Alert, Button, Modal } from '@klopt/ui'
import { useId, type FormEvent, type ReactNode } from 'react'
import * as styles from './form-modal.css.ts'

export interface FormModalProps {
  title: string
  /** What the button that sends it says. */
  button: string
  /** What it does cannot be taken back easily. */
  danger?: boolean
  isPending: boolean
  /** What is wrong with the whole of it, beside what its fields say. */
  problem: string | undefined
  /** True while closing it would lose something that was typed. */
  unsavedChanges?: boolean
  /** As `handleSubmit` makes it. */
  onSubmit: (event: FormEvent) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A form that is asked for and sent, or left. */
export function FormModal({ title, button, danger = false, isPending, problem, children, ...rest }: FormModalProps) {
  const formId = useId()
  const { onSubmit, onClose, unsavedChanges = false } = rest
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      unsavedChanges={unsavedChanges}
      footer={
        <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} loading={isPending}>
          {button}
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
        {children}
        {problem && <Alert tone="danger">{problem}</Alert>}
      </form>
    </Modal>
  )
}
