'use client'

import { useState, type FocusEvent } from 'react'
import * as box from '../form-field/field-box.css.ts'
import { FormField, type FieldControl, type FieldProps } from '../form-field/form-field.tsx'
import { classNames } from '../styles/class-names.ts'
import { removeLink, linkAt, setLink } from './commands.ts'
import { useOwnValue } from '../select/use-own-value.ts'
import { emptyDocument, type RichTextDocument } from './document.ts'
import { LengthCounter } from './length-counter.tsx'
import { LinkDialog } from './link-dialog.tsx'
import type { LinkRules } from './links.ts'
import { prose } from './prose.css.ts'
import * as styles from './rich-text-editor.css.ts'
import { Toolbar } from './toolbar.tsx'
import type { TextKind } from './tools.ts'
import { useEditor } from './use-editor.ts'
import { useLabel } from './use-label.ts'
import type { Variable } from './variables.ts'
import type { Command } from 'prosemirror-state'

export interface RichTextEditorProps extends FieldProps {
  /**
   * What it holds; `emptyDocument` to begin with. Keep the object it tells: another one starts the history anew. Leave it
   * out to let the editor keep it.
   */
  value?: RichTextDocument
  /** What it holds at first, where the editor keeps it. Default nothing. */
  defaultValue?: RichTextDocument
  /** Called with the whole text after each change. */
  onChange?: (document: RichTextDocument) => void
  /** Places to fill in later, offered in the toolbar and typed as `{{naam}}`. */
  variables?: readonly Variable[]
  /** A letter offers neither headings, quotes and code nor its variables in the toolbar; a page, the default, all. */
  kind?: TextKind
  /** Where links may lead. */
  links?: LinkRules
  /** Shown while nothing is written. */
  placeholder?: string
  /** How many characters it may have. It counts and warns; refusing is for the form. */
  maxLength?: number
  /** Has to be answered, which a screen reader says too. */
  required?: boolean
  /** Cannot be used now, and is passed over by Tab. */
  disabled?: boolean
  /** The id of the control, when it must be a known one. */
  id?: string
  /** For its place: margins, width. */
  className?: string
  /** Focus left the text and its toolbar. */
  onBlur?: () => void
}

/**
 * A text with headings, lists, links and variables. What is pasted from Word, Outlook, Google Docs or
 * a website keeps its structure and loses its look. Alt+F10 goes to the toolbar, Tab to the next field.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, labelHidden, hint, error, action, id, className, ...rest } = props
  return (
    <FormField {...{ label, labelHidden, hint, error, action, id, className }}>
      {(control) => <EditorBox {...rest} control={control} />}
    </FormField>
  )
}

type EditorBoxProps = Omit<RichTextEditorProps, keyof FieldProps | 'id' | 'className'> & { control: FieldControl }

const noVariables: readonly Variable[] = []

function EditorBox(props: EditorBoxProps) {
  const {
    control,
    value: owned,
    defaultValue = emptyDocument,
    onChange,
    variables = noVariables,
    kind = 'page',
    links,
    maxLength,
    disabled = false,
    onBlur,
  } = props
  const [asksLink, setAsksLink] = useState(false)
  const [value, setValue] = useOwnValue(owned, defaultValue, onChange)
  const counterId = `${control.id}-count`
  const { place, view, state } = useEditor({
    value,
    onChange: setValue,
    links,
    variables: variables.map(({ name }) => name),
    valueOf: (wanted) => variables.find(({ name }) => name === wanted)?.value,
    disabled,
    attributes: textAttributes(props, maxLength === undefined ? undefined : counterId),
    onKeyDown: (event) => {
      if (event.key === 'k' && (event.ctrlKey || event.metaKey)) setAsksLink(true)
      else if (event.key === 'F10' && event.altKey) focusToolbar(place.current)
      else return false
      event.preventDefault()
      return true
    },
  })
  useLabel(control.id, view)
  const run = (command: Command) => {
    view.current?.focus()
    command(view.current?.state ?? state, view.current?.dispatch)
  }
  const finishLink = (command: Command) => {
    setAsksLink(false)
    command(state, view.current?.dispatch)
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
  }
  return (
    <div
      className={classNames(
        box.fieldBox,
        styles.frame,
        control['aria-invalid'] && styles.wrong,
        disabled && styles.off,
      )}
      onBlur={leave}
    >
      <Toolbar
        {...{ state, run, variables, kind, disabled }}
        controls={control.id}
        onLink={() => {
          // The dialog gives the focus back to the text.
          view.current?.focus()
          setAsksLink(true)
        }}
      />
      <div ref={place} className={classNames(prose, styles.text)} />
      {maxLength !== undefined && <LengthCounter id={counterId} doc={state.doc} maxLength={maxLength} />}
      <LinkDialog
        open={asksLink}
        onClose={() => setAsksLink(false)}
        href={linkAt(state)?.href ?? null}
        rules={links}
        onSet={(href, typed) => finishLink(setLink(href, typed))}
        onRemove={() => finishLink(removeLink)}
      />
    </div>
  )
}

function textAttributes({ control, placeholder, required, disabled }: EditorBoxProps, counterId: string | undefined) {
  return {
    id: control.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${control.id}-label`,
    'aria-describedby': classNames(control['aria-describedby'], counterId) || undefined,
    'aria-invalid': control['aria-invalid'] && 'true',
    'aria-required': required ? 'true' : undefined,
    'aria-disabled': disabled ? 'true' : undefined,
    'aria-placeholder': placeholder,
    'data-placeholder': placeholder,
    class: styles.editable,
  }
}

const focusToolbar = (place: HTMLElement | null) =>
  place?.parentElement?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus()
