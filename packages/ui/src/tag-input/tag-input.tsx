'use client'

import { useId, useRef, type Ref } from 'react'
import * as fieldBox from '../form-field/field-box.css.ts'
import { FormField, type FieldProps } from '../form-field/form-field.tsx'
import { joinRefs } from '../hooks/join-refs.ts'
import { useAnnouncer } from '../hooks/use-announcer.ts'
import { useLanguage } from '../language/use-language.ts'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { TagList } from './tag-list.tsx'
import * as styles from './tag-input.css.ts'
import { dutch } from './texts.ts'
import { useTagTyping } from './use-tag-typing.ts'
import { useTags } from './use-tags.ts'
import { takesRef } from '../react-18.ts'

export interface TagInputProps extends FieldProps {
  /** The tags, in the order they were given; leave it out to let the field keep them. */
  value?: readonly string[]
  /** The tags at first, where the field keeps them. Default none. */
  defaultValue?: readonly string[]
  /** Called with all tags. */
  onChange?: (tags: readonly string[]) => void
  /** Called when focus leaves the input; what stood in it is a tag by then. */
  onBlur?: () => void
  /** What is wrong with a tag and how to mend it; it then stays in the input. */
  problemOf?: (tag: string) => string | undefined
  /** How many there may be. */
  max?: number
  /** In the input while there are no tags. */
  placeholder?: string
  /** Under which a form sends them, each by itself. */
  name?: string
  /** The id of the input, when it must be a known one. */
  id?: string
  /** Shown and not to be changed. */
  readOnly?: boolean
  /** It does not count now. */
  disabled?: boolean
  /** There has to be one. */
  required?: boolean
  /** For its place: margins, width. */
  className?: string
  /** The input itself. */
  ref?: Ref<HTMLInputElement>
}

/** Words or addresses of one's own, each of which stands by itself: typed, pasted, and taken away one by one. */
export const TagInput = takesRef(function TagInput(props: TagInputProps) {
  const { label, labelHidden, hint, error, action, id, className, readOnly, disabled, name } = props
  const texts = useLanguage('tagInput', dutch)
  const { status, announce } = useAnnouncer()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isOff = Boolean(readOnly || disabled)
  const { tags, problem, take, remove, forgive } = useTags(props, input, announce)
  const typing = useTagTyping({ take, forgive, list, isOff, onBlur: props.onBlur })
  const keysId = useId()
  return (
    <FormField {...{ label, labelHidden, hint, action, id, className }} error={problem ?? error}>
      {(control) => (
        <>
          <div
            className={classNames(fieldBox.fieldBox, fieldBox.fieldSize.medium, styles.box)}
            data-off={isOff || undefined}
            // A press between the tags is a press on the field; the input itself takes the keys.
            onPointerDown={(event) => {
              if (event.target !== event.currentTarget) return
              event.preventDefault()
              input.current?.focus()
            }}
          >
            <TagList
              ref={list}
              tags={tags}
              onRemove={isOff ? undefined : remove}
              onLeave={() => input.current?.focus()}
            />
            <input
              type="text"
              autoComplete="off"
              {...control}
              ref={joinRefs(input, props.ref)}
              aria-describedby={classNames(control['aria-describedby'], !isOff && keysId) || undefined}
              aria-required={props.required}
              placeholder={tags.length === 0 ? props.placeholder : undefined}
              readOnly={readOnly}
              disabled={disabled}
              {...typing}
              className={classNames(fieldBox.fieldInput, styles.input)}
            />
            {name !== undefined &&
              tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} disabled={disabled} />)}
          </div>
          <span id={keysId} hidden>
            {texts.keys}
          </span>
          <p ref={status} role="status" className={visuallyHidden} />
        </>
      )}
    </FormField>
  )
})
