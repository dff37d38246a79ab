import { ChevronDown, X } from 'lucide-react'
import { useImperativeHandle, useRef, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import * as box from '../form-field/field-box.css.ts'
import type { FieldControl } from '../form-field/form-field.tsx'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import { truncate } from '../styles/utilities.css.ts'
import { NativeValues } from './native-values.tsx'
import type { OptionValue } from './option.ts'
import { SelectPopup } from './select-popup.tsx'
import * as styles from './select.css.ts'
import type { SelectBaseProps } from './select.tsx'
import { useSelectKeys } from './use-select-keys.ts'

export interface SelectFieldProps<Value extends OptionValue> extends Omit<SelectBaseProps<Value>, 'className' | 'id'> {
  control: FieldControl
  values: readonly Value[]
  onChange: (values: readonly Value[]) => void
  onReset: () => void
  multiple?: boolean
}

/** The box of a select with what is chosen, and its list while it is open. */
export function SelectField<Value extends OptionValue>({ ref, ...props }: SelectFieldProps<Value>) {
  const { control, options, values, onChange, multiple = false, searchable = false, size = 'medium' } = props
  const { placeholder = 'Kies…', required = false, disabled = false, clearable = false, proposed } = props
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => {
    if (!button.current) throw new Error('The button of a select is rendered before its ref is asked for.')
    return button.current
  })
  const keys = useSelectKeys({ options, values, onChange, multiple, searchable, open, setOpen, listId: control.id })
  const chosen = options.filter(({ value }) => values.includes(value))
  const empty = chosen.length === 0

  return (
    <div className={styles.around}>
      <button
        {...control}
        ref={button}
        type="button"
        role="combobox"
        disabled={disabled}
        aria-required={required || undefined}
        aria-haspopup={searchable ? 'dialog' : 'listbox'}
        aria-expanded={open}
        aria-controls={open ? keys.listId : undefined}
        aria-activedescendant={open && !searchable ? keys.activeId : undefined}
        className={classNames(box.fieldBox, box.fieldSize[size], proposed && box.proposed, styles.trigger)}
        onClick={() => (open ? setOpen(false) : keys.open())}
        onKeyDown={keys.onTriggerKeyDown}
        onBlur={props.onBlur}
      >
        <span className={classNames(truncate, styles.value, empty && styles.placeholder)}>
          {empty ? placeholder : chosen.map(({ label }) => label).join(', ')}
        </span>
        {multiple && chosen.length > 1 && <span className={styles.count}>{chosen.length}</span>}
        <Icon of={ChevronDown} className={styles.chevron} />
      </button>
      {clearable && !empty && !disabled && (
        <IconButton
          icon={X}
          label="Keuze wissen"
          size="extra-small"
          className={styles.clear}
          onClick={() => {
            onChange([])
            button.current?.focus()
          }}
        />
      )}
      {props.name !== undefined && (
        <NativeValues
          {...{ name: props.name, values, multiple, required, disabled, onReset: props.onReset }}
          onFocus={() => button.current?.focus()}
        />
      )}
      {open && <SelectPopup {...props} anchor={button} keys={keys} onClose={() => setOpen(false)} />}
    </div>
  )
}
